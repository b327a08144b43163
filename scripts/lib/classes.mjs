const WRITTEN = /className=(?:"([^"]*)"|\{`([^`]*)`\})/g;
/** A class name with an interpolated value, as in `tile--${state}`; the fixed parts alone are not whole names. */
const WITH_VALUE = /\S*\$\{[^}]*\}\S*/g;

/** The literal class names in a component's source, each once. */
export function classesIn(source) {
  const texts = [...source.matchAll(WRITTEN)].map(([, plain, template]) => plain ?? template);
  const names = texts.flatMap((text) => text.replaceAll(WITH_VALUE, ' ').split(/\s+/));
  return [...new Set(names)].filter((name) => name !== '');
}

/** The class names that a style sheet, or the source of one, has rules for. */
export const styledIn = (sheet) =>
  new Set([...sheet.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
