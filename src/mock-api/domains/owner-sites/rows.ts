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

declare module '../../store/db' {
  interface Db {
    ownerSites: OwnerSiteRow[];
    ownerCalls: OwnerCallRow[];
  }
}
