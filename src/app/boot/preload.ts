/** What a dashboard of a site is made of, as the build names the files: scripts, and style sheets. */
export interface PreloadFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Has files fetched that are needed in any case, while the entry is on its way: it would ask for them one after the
 * other. Behind it on the line, since nothing begins without it.
 */
export function preloadFiles({ scripts, styles }: PreloadFiles): void {
  for (const file of scripts) addLink({ rel: 'modulepreload', href: file, fetchPriority: 'low' });
  for (const file of styles) addLink({ rel: 'preload', as: 'style', crossOrigin: '', href: file });
}

/**
 * Marks style sheets that are in the HTML as being there: code that comes later and needs one looks for its link, and
 * would else fetch it once more, behind what must come after it. The links are made here because some browsers fetch
 * one that stands in the HTML, `disabled` or not.
 */
export function markStylesLoaded(files: readonly string[]): void {
  for (const href of files) addLink({ rel: 'stylesheet', disabled: true, href });
}

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** What the build writes of a site's pages: their files by name, and by a pattern of the path the indices of these. */
interface PageTable {
  files: readonly string[];
  pages: readonly (readonly [pattern: string, indices: readonly number[]])[];
}

/** Has the files of one page fetched, as the table at that address has them. Never rejects: the app asks for them too. */
export async function preloadPageFiles(table: string, pathname: string): Promise<void> {
  try {
    const answer = await fetch(table);
    const { files, pages }: PageTable = await answer.json();
    const own = pages.find(([pattern]) => new RegExp(pattern).test(pathname))?.[1] ?? [];
    const names = own.flatMap((index) => files[index] ?? []);
    preloadFiles({
      scripts: names.filter((name) => name.endsWith('.js')),
      styles: names.filter((name) => name.endsWith('.css')),
    });
  } catch {
    // Without the table the page comes a little later.
  }
}
