import type { Plugin } from 'vite';

/** The wallets' policy of Trusted Types. All that it is given is constant text of the libraries (see the edits). */
const TRUSTED = `
const markupPolicy = globalThis.trustedTypes?.createPolicy("wallet-markup", { createHTML: (text) => text });
const setMarkup = (element, text) => {
	const unstyled = text.replaceAll(' style="', ' data-style="');
	element.innerHTML = markupPolicy ? markupPolicy.createHTML(unstyled) : unstyled;
	for (const part of element.querySelectorAll("[data-style]")) part.style.cssText = part.dataset.style;
};
const sheetOf = (text) => {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(text);
	return sheet;
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
    prelude: TRUSTED,
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
];

/** Writes into the page what the policy refuses. */
const REFUSED = /\.innerHTML = (?!markupPolicy)|createElement\(["']style["']\)|https:\/\/fonts\./;

/**
 * Has wallet libraries add their dialogs and frames in ways that the Content-Security-Policy allows (docs/security.md),
 * and leaves out the fonts they request from another site.
 */
export const walletMarkup = (): Plugin => ({
  name: 'wallet-markup',
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
        `${file} has ${String(found)} of ${String(count)} places that match ${String(from)}: has the library changed? See scripts/lib/walletMarkup.ts.`,
      );
    return text.replace(from, to);
  }, library.prelude + code);
  const refused = REFUSED.exec(edited);
  if (refused)
    throw new Error(
      `${file} has ${refused[0]}, which the Content-Security-Policy refuses. See scripts/lib/walletMarkup.ts.`,
    );
  return edited;
}
