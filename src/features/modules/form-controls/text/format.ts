/** Formats of Discord’s markdown (Discord help, "Markdown Text 101"). */
export type Format =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'spoiler'
  | 'code'
  | 'link'
  | 'quote'
  | 'list'
  | 'heading';

/** A replacement in a text, and the selection after it. Positions are string indices. */
export interface Edit {
  from: number;
  to: number;
  put: string;
  select: readonly [from: number, to: number];
}

/** Marks around words. */
const marks = {
  bold: '**',
  italic: '*',
  underline: '__',
  strike: '~~',
  spoiler: '||',
  code: '`',
} as const;
/** Marks at the start of lines. */
const beginnings = { quote: '> ', list: '- ', heading: '# ' } as const;

const isMark = (format: Format): format is keyof typeof marks => format in marks;
const isBeginning = (format: Format): format is keyof typeof beginnings => format in beginnings;

/**
 * Adds a format to the selection, or removes it if the selection has it. Without a selection, the
 * marks are put around the caret.
 *
 * @param from start of the selection
 * @param to its end; equal to `from` for a caret
 */
export function edited(text: string, from: number, to: number, format: Format): Edit {
  if (isBeginning(format)) return begun(text, from, to, beginnings[format]);
  const [start, end] = withoutBlanks(text, from, to);
  if (format === 'link') return linked(text.slice(start, end), start, end);
  if (format === 'code' && text.slice(start, end).includes('\n')) return fenced(text, start, end);
  return isMark(format) ? wrapped(text, start, end, marks[format]) : unchanged(start, end);
}

const unchanged = (from: number, to: number): Edit => ({
  from,
  to: from,
  put: '',
  select: [from, to],
});

/** Leaves blanks at the ends out of the selection: Discord shows marks beside blanks as text. */
function withoutBlanks(text: string, from: number, to: number): [number, number] {
  const selected = text.slice(from, to);
  if (selected.trim() === '') return [from, to];
  const before = selected.length - selected.trimStart().length;
  return [from + before, to - (selected.length - selected.trimEnd().length)];
}

function wrapped(text: string, from: number, to: number, mark: string): Edit {
  const inside = text.slice(from, to);
  const size = mark.length;
  const isMarked = (before: number, after: number) => has(before, mark) && has(after, mark);
  if (isMarked(runBefore(text, from, mark), runAfter(text, to, mark))) {
    const start = from - size;
    return { from: start, to: to + size, put: inside, select: [start, start + inside.length] };
  }
  const isOwn = isMarked(runAfter(inside, 0, mark), runBefore(inside, inside.length, mark));
  if (inside.length > 2 * size && isOwn) {
    const put = inside.slice(size, -size);
    return { from, to, put, select: [from, from + put.length] };
  }
  return {
    from,
    to,
    put: `${mark}${inside}${mark}`,
    select: [from + size, from + size + inside.length],
  };
}

/** One asterisk is italic, two are bold, three are both. */
const has = (run: number, mark: string) =>
  mark === '*' ? run === 1 || run === 3 : run >= mark.length;

function runBefore(text: string, at: number, mark: string): number {
  let start = at;
  while (text[start - 1] === mark[0]) start -= 1;
  return at - start;
}

function runAfter(text: string, at: number, mark: string): number {
  let end = at;
  while (text[end] === mark[0]) end += 1;
  return end - at;
}

function fenced(text: string, from: number, to: number): Edit {
  const put = `\`\`\`\n${text.slice(from, to)}\n\`\`\``;
  return { from, to, put, select: [from + 4, from + put.length - 4] };
}

const ADDRESS = 'https://';
const WORDS = 'text';

/** Selects the part still to be written: the address, or the text for a selected address. */
function linked(selected: string, from: number, to: number): Edit {
  if (/^https?:\/\/\S+$/.test(selected)) {
    return {
      from,
      to,
      put: `[${WORDS}](${selected})`,
      select: [from + 1, from + 1 + WORDS.length],
    };
  }
  const words = selected === '' ? WORDS : selected;
  const put = `[${words}](${ADDRESS})`;
  const end = from + put.length - 1;
  return { from, to, put, select: [end - ADDRESS.length, end] };
}

function begun(text: string, from: number, to: number, mark: string): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next === -1 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const isOn = lines.every((line) => line.startsWith(mark) || line === '') && lines.some(Boolean);
  const put = lines
    .map((line) => {
      if (isOn) return line.slice(mark.length);
      return line.startsWith(mark) || (line === '' && lines.length > 1) ? line : `${mark}${line}`;
    })
    .join('\n');
  const caret = start + put.length;
  return { from: start, to: end, put, select: from === to ? [caret, caret] : [start, caret] };
}
