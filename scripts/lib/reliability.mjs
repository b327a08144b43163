import { parseSync, Visitor } from 'vite';

const TEST_FILE = /\.(?:test\.tsx?|spec\.ts)$/;
const ID = /^(?:[A-H]|row )\d+$/;
/** Titles that begin with ids: `C7: …`, `C3 C4 row 9: …`, `B1 …`. */
const LEADING_IDS = /^(?:[A-H]\d+[ ,:–])+/;

const RULE = /^\|[ |:-]+\|$/;

/** The rows of all tables of a Markdown text, without headings. A table has the columns id, what must hold, where. */
export function rowsOf(markdown) {
  const lines = markdown.split('\n');
  return lines.flatMap((text, index) => {
    const isHeading = RULE.test(lines[index + 1] ?? '');
    if (!text.startsWith('|') || RULE.test(text) || isHeading) return [];
    const cells = text
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [id = '', , where = ''] = cells;
    return [{ ids: idsIn(id), where, line: index + 1 }];
  });
}

/** `B1–B3, B5` as B1, B2, B3, B5. */
export function idsIn(text) {
  return text.split(', ').flatMap((part) => {
    const [, letter = '', first, last] = /^(\D+)(\d+)–\1(\d+)$/.exec(part) ?? [];
    if (first === undefined) return [part];
    const length = Number(last) - Number(first) + 1;
    return Array.from({ length }, (_, index) => `${letter}${String(Number(first) + index)}`);
  });
}

/** `a/{b,c{,.d}}.ts` as a/b.ts, a/c.ts, a/c.d.ts. */
export function expandBraces(text) {
  // The innermost braces first: they contain no other braces.
  const [whole, choices] = /\{([^{}]*)\}/.exec(text) ?? [];
  if (whole === undefined) return [text];
  const all = choices
    .split(',')
    .flatMap((choice) => expandBraces(text.replace(whole, () => choice)));
  // Expanding inner braces repeats the other choices of the outer ones.
  return [...new Set(all)];
}

/** Paths are below src/ unless they begin with another folder or are a dot file of the root. */
const fromRoot = (path) => (/^(?:tests|scripts|docs)\/|^\./.test(path) ? path : `src/${path}`);

const pathsIn = (text) =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => expandBraces(code)).map(fromRoot);

/**
 * The titles of each test in a file, those of its suites first. Values inserted by template literals are left out, and
 * so are tests that never run (`skip`, `todo`).
 */
export function testTitles(path, source) {
  const tests = [];
  const suites = [];
  new Visitor({
    CallExpression: (call) => {
      const kind = kindOf(call);
      const title = titleOf(call);
      if (kind === null || title === null) return;
      if (kind !== 'test') suites.push({ call, title, isSkipped: kind === 'skipped' });
      else if (suites.every(({ isSkipped }) => !isSkipped))
        tests.push([...suites.map((suite) => suite.title), title]);
    },
    'CallExpression:exit': (call) => {
      if (suites.at(-1)?.call === call) suites.pop();
    },
  }).visit(parseSync(path, source).program);
  return tests;
}

/**
 * `describe` or `test` for a call that makes one: `it('…')`, `test.each([…])('…')`, `it.runIf(…)('…')`. `skipped` for a
 * suite that never runs, null for a test that never does and for any other call.
 */
function kindOf({ callee }) {
  if (callee.type === 'Identifier') {
    if (callee.name === 'describe') return 'describe';
    return callee.name === 'it' || callee.name === 'test' ? 'test' : null;
  }
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return kindOf(callee.type === 'CallExpression' ? callee : { callee: callee.tag });
  if (callee.type !== 'MemberExpression') return null;
  const name = callee.property.name;
  const kind = name === 'describe' ? 'describe' : kindOf({ callee: callee.object });
  if (!['skip', 'todo', 'fixme', 'step'].includes(name)) return kind;
  return kind === 'describe' ? 'skipped' : null;
}

function titleOf({ arguments: [title] }) {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value;
  if (title?.type !== 'TemplateLiteral') return null;
  return title.quasis.map(({ value }) => value.cooked).join(' ');
}

/** Whether a test's name carries an id, alone or within a range (`B1–B3`). */
export function carries(name, id) {
  const ranges = [...name.matchAll(/([A-H]\d+–[A-H]\d+)/g)].flatMap(([, range]) => idsIn(range));
  return new RegExp(`(?<!\\w)${id}(?!\\w)`).test(name) || ranges.includes(id);
}

/**
 * Problems of docs/reliability.md, a line each: ids used twice or malformed, cells that cannot be read, files that do
 * not exist, files without a test that carries the id, lint rules that are not set.
 *
 * A `where` cell has parts, separated by `; `:
 * - test files in backticks, separated by commas;
 * - `lint: ` with a rule and the file that sets it, in backticks;
 * - `no test: ` with a reason, which is then the only part beside notes;
 * - `note: ` with a remark.
 */
export function problemsOf(markdown, repository) {
  const rows = rowsOf(markdown);
  const problems = [];
  const seen = new Set();
  for (const { ids, where, line } of rows) {
    const report = (problem) =>
      problems.push(`line ${String(line)}, ${ids.join(', ')}: ${problem}`);
    for (const id of ids) {
      if (!ID.test(id)) report(`“${id}” is no id`);
      if (seen.has(id)) report(`the id ${id} is used twice`);
      seen.add(id);
    }
    for (const problem of problemsOfWhere(ids, where, repository)) report(problem);
  }
  if (rows.length === 0) problems.push('there is no table');
  return problems;
}

function problemsOfWhere(ids, where, repository) {
  const parts = where.split('; ').filter((part) => part !== '');
  const isUntested = parts.some((part) => part.startsWith('no test: '));
  const tested = parts.filter((part) => !/^(?:no test|note): /.test(part));
  if (isUntested && tested.length > 0) return ['it has “no test” and one'];
  if (!isUntested && tested.length === 0) return ['it names neither a test nor a reason'];
  return parts.flatMap((part) => {
    if (/^(?:no test|note): \S/.test(part)) return missingFiles(part, repository);
    if (part.startsWith('lint: ')) return problemsOfLint(part, repository);
    if (!/^`[^`]+`(?:, `[^`]+`)*$/.test(part)) return [`“${part}” can’t be read`];
    return pathsIn(part).flatMap((path) => problemsOfTests(ids, path, repository));
  });
}

/** Paths with a slash and an ending; other words in backticks are code. */
export const missingFiles = (text, { read }) =>
  pathsIn(text)
    .filter((path) => /^[\w./-]+\/[\w.-]+\.\w+$/.test(path) && read(path) === null)
    .map((path) => `${path} doesn’t exist`);

function problemsOfLint(part, { read }) {
  const [, rule, path] = /^lint: `([^`]+)` in `([^`]+)`$/.exec(part) ?? [];
  if (path === undefined) return [`“${part}” isn’t: lint: \`rule\` in \`file\``];
  const settings = read(fromRoot(path));
  if (settings === null) return [`${path} doesn’t exist`];
  return settings.includes(`"${rule}"`) ? [] : [`${path} doesn’t set ${rule}`];
}

function problemsOfTests(ids, path, { read }) {
  if (!TEST_FILE.test(path)) return [`${path} is no test file`];
  const source = read(path);
  if (source === null) return [`${path} doesn’t exist`];
  const names = testTitles(path, source).map((titles) => titles.join(' '));
  return ids
    .filter((id) => !names.some((name) => carries(name, id)))
    .map((id) => `no test in ${path} carries ${id}`);
}

/**
 * Tests whose title begins with ids that docs/reliability.md does not give to their file, a line each.
 *
 * @param files the test files of the repository, by path, with their source
 */
export function strayIds(markdown, files) {
  const named = new Map();
  for (const { ids, where } of rowsOf(markdown))
    for (const id of ids) named.set(id, new Set(pathsIn(where)));
  return [...files].flatMap(([path, source]) => {
    // Parsing is slow, and few files have an id.
    if (!/['"`][A-H]\d/.test(source)) return [];
    const leading = testTitles(path, source).flat().flatMap(leadingIds);
    return [...new Set(leading)]
      .filter((id) => named.get(id)?.has(path) !== true)
      .map((id) => `${path} has ${id}, whose row doesn’t name the file`);
  });
}

const leadingIds = (title) =>
  idsIn((LEADING_IDS.exec(title)?.[0] ?? '').replaceAll(/[,: ]+/g, ', ').replace(/, $/, '')).filter(
    (id) => ID.test(id),
  );
