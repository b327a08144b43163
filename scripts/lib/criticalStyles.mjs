import Beasties from 'beasties';

/** Rules for the page, and for a state that scripts set on it before it's painted, such as the theme. */
const STATES = [/^:root/, /^html/, /\[data-/];

/**
 * The rules of a style sheet that some markup needs, in the order of the sheet. Rules of classes that are added later,
 * such as that of an open menu, are not included.
 *
 * @param styles the text of the whole sheet
 * @param markup content of the page's body
 */
export async function criticalStyles(styles, markup) {
  const beasties = new Beasties({
    logLevel: 'silent',
    preload: false,
    external: false,
    keyframes: 'critical',
    fonts: false,
    allowRules: STATES,
  });
  const page = await beasties.process(
    `<!doctype html><html lang="en"><head><style>${styles}</style></head><body>${markup}</body></html>`,
  );
  // The library does not see that a rule needs a font if it names the font by a variable.
  const fonts = styles.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const rules = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1];
  return rules === undefined ? styles : fonts.join('') + rules;
}
