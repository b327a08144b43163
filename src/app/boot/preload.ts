/** What a dashboard of a site is made of, as the build names the files: scripts, and style sheets. */
export interface PreloadFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Has files fetched that are needed in any case: code would ask for them one after the other.
 *
 * @param fetchPriority of scripts; `low` puts them behind the entry, since nothing begins without it
 */
export function preloadFiles(
  { scripts, styles }: PreloadFiles,
  fetchPriority: 'high' | 'low' = 'low',
): void {
  for (const href of scripts) addLink({ rel: 'modulepreload', href, fetchPriority });
  for (const href of styles) addLink({ rel: 'preload', as: 'style', crossOrigin: '', href });
}

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** What the build writes of a site's pages: their files by name, and by a pattern of the path the indices of these. */
interface PageTable {
  files: readonly string[];
  pages: readonly (readonly [pattern: string, indices: readonly number[]])[];
}

/** The files of one page, by the table at that address. Never rejects: without the table the app requests them later. */
export async function pageFiles(table: string, pathname: string): Promise<PreloadFiles> {
  try {
    const answer = await fetch(table);
    const { files, pages }: PageTable = await answer.json();
    const own = pages.find(([pattern]) => new RegExp(pattern).test(pathname))?.[1] ?? [];
    const names = own.flatMap((index) => files[index] ?? []);
    return {
      scripts: names.filter((name) => name.endsWith('.js')),
      styles: names.filter((name) => name.endsWith('.css')),
    };
  } catch {
    return { scripts: [], styles: [] };
  }
}
