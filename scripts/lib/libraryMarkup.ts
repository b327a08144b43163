import type { Plugin } from 'vite';

/** A style sheet that isn't in the page, which the policy allows. */
const SHEETS = `
const sheetOf = (text) => {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(text);
	return sheet;
};
`;

/** The wallets' policy of Trusted Types. All that it is given is constant text of the libraries (see the edits). */
const MARKUP = `
const markupPolicy = globalThis.trustedTypes?.createPolicy("wallet-markup", { createHTML: (text) => text });
const setMarkup = (element, text) => {
	const unstyled = text.replaceAll(' style="', ' data-style="');
	element.innerHTML = markupPolicy ? markupPolicy.createHTML(unstyled) : unstyled;
	for (const part of element.querySelectorAll("[data-style]")) part.style.cssText = part.dataset.style;
};
`;

/** From, to, and how often it must be there. */
type Edit = readonly [from: RegExp, to: string, count: number];

interface Library {
  readonly file: RegExp;
  readonly edits: readonly Edit[];
  readonly prelude: string;
}

const libraries: readonly Library[] = [
  {
    // Dialogs on phones, with Google's fonts. One writes the message of an error as HTML.
    file: /@solana-mobile\/wallet-standard-mobile\/lib\/esm\/index\.browser\.js$/,
    prelude: SHEETS + MARKUP,
    edits: [
      [/const fonts = `[^`]*`;\n/g, '', 1],
      [/\t\thost\.innerHTML = fonts;\n/g, '', 1],
      [/(this\.#root|content)\.innerHTML = ([\w.$]+);/g, 'setMarkup($1, $2);', 3],
      [/errorMessageElement\.innerHTML = /g, 'errorMessageElement.textContent = ', 3],
      [/const styles = document\.createElement\("style"\);\n\t*styles\.id = "[\w-]+";\n/g, '', 2],
      [/styles\.textContent = (.+);/g, 'const styles = sheetOf($1);', 2],
      [/this\.dom\.appendChild\(styles\);/g, 'this.dom.adoptedStyleSheets = [styles];', 2],
    ],
  },
  {
    // The frame of the web wallet, whose style is in its HTML.
    file: /@solflare-wallet\/sdk\/lib\/esm\/index\.js$/,
    prelude: '',
    edits: [
      [
        /_this\._element\.innerHTML = "\\n\s*<iframe src='"\.concat\(iframeUrl, "' referrerPolicy='([\w-]+)' style='([^']*)' allowtransparency='true'><\/iframe>\\n\s*"\);/g,
        '_this._iframe = document.createElement("iframe"); _this._iframe.src = iframeUrl; _this._iframe.referrerPolicy = "$1"; _this._iframe.style.cssText = "$2"; _this._element.append(_this._iframe);',
        1,
      ],
      [/\n\s*_this\._iframe = _this\._element\.querySelector\('iframe'\);/g, '', 1],
    ],
  },
  {
    // Rules for while something is dragged. They are in a layer, so that later sheets don't outweigh the page's.
    file: /@dnd-kit\/dom\/index\.js$/,
    prelude: SHEETS,
    edits: [
      [
        /const style = root\.createElement\("style"\);[\s\S]*?observer\.observe\(root\.head, \{ childList: true \}\);/g,
        'const sheet = sheetOf(cssRules); root.adoptedStyleSheets.push(sheet);',
        1,
      ],
      [
        /observer\.disconnect\(\);\n\s*style\.remove\(\);/g,
        'root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);',
        1,
      ],
    ],
  },
];

/** Writes into the page what the policy refuses. */
const REFUSED = /\.innerHTML = (?!markupPolicy)|createElement\(["']style["']\)|https:\/\/fonts\./;

/**
 * Has libraries add their dialogs, frames and styles in ways that the Content-Security-Policy allows
 * (docs/security.md), and leaves out the fonts they request from another site.
 */
export const libraryMarkup = (): Plugin => ({
  name: 'castle-bots:library-markup',
  transform: {
    filter: { id: libraries.map(({ file }) => file) },
    handler: (code, id) => ({ code: withAllowedMarkup(code, id), map: null }),
  },
});

/** @throws Error when the library isn't the one that the edits were written for */
export function withAllowedMarkup(code: string, file: string): string {
  const library = libraries.find((each) => each.file.test(file));
  if (!library) return code;
  const edited = library.edits.reduce((text, [from, to, count]) => {
    const found = text.match(from)?.length ?? 0;
    if (found !== count)
      throw new Error(
        `${file} has ${String(found)} of ${String(count)} places that match ${String(from)}: has the library changed? See scripts/lib/libraryMarkup.ts.`,
      );
    return text.replace(from, to);
  }, library.prelude + code);
  const refused = REFUSED.exec(edited);
  if (refused)
    throw new Error(
      `${file} has ${refused[0]}, which the Content-Security-Policy refuses. See scripts/lib/libraryMarkup.ts.`,
    );
  return edited;
}
