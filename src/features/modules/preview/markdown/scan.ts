/**
 * Scanners written by hand: the parser's regular expressions for these constructs take cubic time
 * or worse on hostile texts (thousands of backticks, of line ends after an open fence, of
 * brackets), and the preview parses with each letter typed. All scanners take time in proportion to
 * the text.
 */

/** The whole match, then its parts, as `RegExp.exec` returns them; null for no match. */
export type Match = string[] | null;

/** `code`: from a run of backticks to the next run as long. Parts: the code. */
export function scanCode(source: string): Match {
  const open = /^`+/.exec(source)?.[0];
  if (open === undefined) return null;
  for (const { 0: run, index } of source.slice(open.length).matchAll(/`+/g)) {
    if (run.length !== open.length) continue;
    const end = open.length + index;
    return [source.slice(0, end + run.length), source.slice(open.length, end)];
  }
  return null;
}

const FENCE = '```';

/** A fenced block with the line end after it. Parts: the code, its language or ''. */
export function scanFence(source: string): Match {
  if (!source.startsWith(FENCE)) return null;
  const close = source.indexOf(FENCE, FENCE.length);
  if (close < 0) return null;
  const inside = source.slice(FENCE.length, close);
  const language = /^([a-z0-9_+\-.#]+)\n/i.exec(inside)?.[1] ?? '';
  const code = withoutLineEnds(inside.slice(language.length));
  const end = close + FENCE.length;
  const all = source.slice(0, source[end] === '\n' ? end + 1 : end);
  if (code !== '') return [all, code, language];
  return language === '' ? null : [all, language, ''];
}

function withoutLineEnds(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && text[from] === '\n') from += 1;
  while (to > from && text[to - 1] === '\n') to -= 1;
  return text.slice(from, to);
}

/** [text](target "title"). Parts: the text, the target. */
export function scanLink(source: string): Match {
  if (!source.startsWith('[')) return null;
  const close = closing(source, 0, '[', ']');
  if (close < 2 || source[close + 1] !== '(') return null;
  const open = close + 1;
  const end = closing(source, open, '(', ')');
  if (end < 0) return null;
  const [, target = ''] =
    /^\s*<?([^\s<>]+)>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*$/.exec(source.slice(open + 1, end)) ?? [];
  return target === '' ? null : [source.slice(0, end + 1), source.slice(1, close), target];
}

/** Index of the bracket that closes the one at `from`, or -1. Characters after a backslash are skipped. */
function closing(source: string, from: number, open: string, close: string): number {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const letter = source[at];
    if (letter === '\\') at += 1;
    else if (letter === open) depth += 1;
    else if (letter === close) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** One line of a list: its indent, its bullet or number, its text. */
export const LIST_LINE = /^( {0,8})([-*]|\d{1,9}\.) +(\S[^\n]*)(?:\n|$)/;

/** Consecutive lines of a list. Parts: none. */
export function scanList(source: string): Match {
  let end = 0;
  for (;;) {
    const line = LIST_LINE.exec(source.slice(end))?.[0];
    if (line === undefined || line === '') break;
    end += line.length;
  }
  return end === 0 ? null : [source.slice(0, end)];
}
