/** How the stand-in for an owner's own site answers at an address; elsewhere nobody answers. */
export interface OwnerSiteRow {
  url: string;
  /** What its name leads to. */
  address: string;
  status: number;
  text: string;
  /** It takes longer than we wait. */
  isSlow: boolean;
}

/** A call we made to an owner's site. */
export interface OwnerCallRow {
  url: string;
  at: number;
  body: string;
  signature: string;
}

/** The tables of this room. */
export interface OwnerSiteTables {
  ownerSites: OwnerSiteRow[];
  ownerCalls: OwnerCallRow[];
}
