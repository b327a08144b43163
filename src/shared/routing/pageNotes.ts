import type { ComponentType } from 'react';

/** What pages are for, a sentence each, by their paths as the route table has them. */
export type PageDescriptions = Readonly<Record<string, string>>;

/** What is told of a page in whose place something else stands. */
export interface PageNote {
  /** Where its route is the same for several pages. */
  title?: string;
  purpose?: string | undefined;
  /** A picture of what comes of it. It brings its code by itself, and is nothing where that does not come. */
  Sample?: ComponentType;
  /** What visitors can read of the page without an account. It loads its own data. */
  PublicPart?: ComponentType<{ place: PageLocation }>;
}

/** A page by its line of the route table. */
export interface PageLocation {
  /** Whole, with the names of its parameters. */
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** What is told of the pages of a section, as its line names it: a module of its own. */
export type LoadPageNotes = () => Promise<{ default: (place: PageLocation) => PageNote }>;
