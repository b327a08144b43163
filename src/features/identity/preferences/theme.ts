/** The themes a page can have, and the values of the specification's key (§9). */
export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** What can be chosen; `system` is the theme of the device. */
export const themeChoices = [...themes, 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const LIGHT = '(prefers-color-scheme: light)';

/** Tells apart what was chosen from what it looks like at the moment. */
export interface Looks {
  choice: ThemeChoice;
  theme: Theme;
}

/**
 * The stored choice with its theme. The specification's key holds the theme on show, which is all that others read;
 * a key of ours says that it is the device's.
 *
 * @param read gives the stored text of a key
 */
export function storedLooks(read: (key: string) => string | null): Looks {
  if (read('castle-theme') === 'system') return looksOf('system');
  return looksOf(read('theme') === 'light' ? 'light' : 'dark');
}

export function looksOf(choice: ThemeChoice): Looks {
  if (choice !== 'system') return { choice, theme: choice };
  return { choice, theme: window.matchMedia(LIGHT).matches ? 'light' : 'dark' };
}

/** Shows them on the page, and in the bars of the browser around it. */
export function showLooks({ choice, theme }: Looks): void {
  const { documentElement } = document;
  documentElement.setAttribute('data-bs-theme', theme);
  documentElement.dataset['theme'] = choice;
  // One for each theme, in their order: the colors stay in the HTML.
  const colors = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const [index, meta] of colors.entries())
    meta.media = themes[index] === theme ? 'all' : 'not all';
}

/** The choice that the header's toggle leads to next. */
export const nextChoice = (choice: ThemeChoice): ThemeChoice =>
  themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'dark';

/** The name of that toggle. */
export const toggleWords = (choice: ThemeChoice): string =>
  `Switch to the ${nextChoice(choice)} theme`;

/** Calls back when the device has changed its theme. @returns stops */
export function onSystemTheme(changed: () => void): () => void {
  const media = window.matchMedia(LIGHT);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
