const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
const LOOKS = /\bDate\.now\b|\bnew Date\b(?!\s*\()|\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)/;

/** The lines, counted from 1, in which a source reads the clock of the visitor's device. */
export function looksAtDevice(source) {
  const code = source.replaceAll(COMMENTS, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return code.split('\n').flatMap((line, index) => (LOOKS.test(line) ? [index + 1] : []));
}
