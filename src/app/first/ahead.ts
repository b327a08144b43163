/** What a dashboard of a site is made of, as the build names the files: scripts, and style sheets. */
export interface AheadFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Has files fetched that are needed in any case, while the entry is on its way: it would ask for them one after the
 * other. Behind it on the line, since nothing begins without it.
 */
export function fetchFiles({ scripts, styles }: AheadFiles): void {
  for (const file of scripts) addLink({ rel: 'modulepreload', href: file, fetchPriority: 'low' });
  for (const file of styles) addLink({ rel: 'preload', as: 'style', crossOrigin: '', href: file });
}

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}
