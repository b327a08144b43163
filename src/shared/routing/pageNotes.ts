import type { ComponentType } from 'react';

/** Purpose of each page in a sentence, by its path in the route table. */
export type PageDescriptions = Readonly<Record<string, string>>;

/** Description of a page that is not shown yet, such as behind the wallet gate. */
export interface PageNote {
  /** Set if several pages share a route. */
  title?: string;
  purpose?: string | undefined;
  /** A picture of the page's result. It loads its own code, and renders nothing if that fails. */
  Sample?: ComponentType;
  /** The public part of the page, for visitors without an account. It loads its own data. */
  PublicPart?: ComponentType<{ place: PageLocation }>;
}

/** A page by its entry in the route table. */
export interface PageLocation {
  /** Full path, with the names of its parameters. */
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** Notes about the pages of a section, in a separate module that its entry loads. */
export type LoadPageNotes = () => Promise<{ default: (place: PageLocation) => PageNote }>;
