/** How the simulated website of a server owner answers at a URL. Other URLs do not answer. */
export interface OwnerSiteRow {
  url: string;
  /** The IP address its name resolves to. */
  address: string;
  status: number;
  text: string;
  /** Whether it answers only after our timeout. */
  isSlow: boolean;
}

/** A call we made to an owner's website. */
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
