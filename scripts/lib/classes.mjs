const WRITTEN = /className=(?:"([^"]*)"|\{`([^`]*)`\})/g;
/** What stands around a value is not the whole name of a class: `tile--${state}`. */
const WITH_VALUE = /\S*\$\{[^}]*\}\S*/g;

/** The names of classes that a component's source gives as they are, each once. */
export function classesIn(source) {
  const texts = [...source.matchAll(WRITTEN)].map(([, plain, template]) => plain ?? template);
  const names = texts.flatMap((text) => text.replaceAll(WITH_VALUE, ' ').split(/\s+/));
  return [...new Set(names)].filter((name) => name !== '');
}

/** The names of classes that a style sheet, or the source of one, has something to say about. */
export const styledIn = (sheet) =>
  new Set([...sheet.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
