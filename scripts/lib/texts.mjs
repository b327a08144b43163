import { parseSync, Visitor } from 'oxc-parser';
import { importsAmong } from './importGraph.mjs';

/** Stands for a value in a text: `{…} points`. */
const VALUE = '{…}';

/** Attributes and properties whose text is for machines. */
const FOR_MACHINES =
  /^(?:className|class|d|href|id|key|kind|name|path|rel|role|sizes|slug|src|srcSet|style|target|testid|to|transform|type|url|viewBox|keywords|pattern|method|route|tags?|operationId|data-[\w-]+)$/;
/** Functions whose text is for machines or for developers. */
const FOR_DEVELOPERS =
  /^(?:Error|TypeError|RangeError|querySelector|querySelectorAll|matchMedia|RegExp|log|warn|closest|matches|getItem|setItem)$/;

const HAS_LETTERS = /\p{L}{2}/u;
const WORD = /^\p{Lu}\p{Ll}+(?:[.…?!:]|$)/u;
/** Class names, addresses, selectors, MIME types and the like. */
const MACHINE =
  /^(?:[\w-]+\/[\w+.*-]+|https?:.*|\/\S*|[#.]\S+|[\da-z_-]+(?: [\da-z_:-]+)*|[A-Z\d_]+|[Mm][\d.]+[\d\s.,A-Za-z-]*|\([\w-]+: [\w-]+\)|<!?[a-z][\s\S]*|\S*\{…\}\S*)$/;

/** What a selector of CSS is made of, in a list with commas or combinators between. */
const SIMPLE_SELECTOR =
  /^(?:(?:a|button|input|select|textarea|main|header|footer|nav|form|label|dialog|section|div|span|p|[uo]l|li|h[1-6]|table|t[rdh]|svg|img|body|html|iframe|option|summary)(?=$|[.#[:])|(?=[.#[:*]))(?:\*|[.#][\w-]+|\[[^\]]+\]|::?[\w-]+(?:\([^)]*\))?)*$/;
const isSelector = (text) =>
  /(?:^|[\s,(\w-])[.#][a-z]|\[[^\]]+\]|:[a-z]|^[a-z]\w*, [a-z]\w*, \{…\}$/.test(text) &&
  text.split(/\s*[,>+~]\s*|\s+/).every((part) => part === VALUE || SIMPLE_SELECTOR.test(part));
/** Class names and ids with values in them. */
const CLASS_LIST =
  /^(?=.*(?:__|--|-\{…\}|\{…\}-|^btn ))(?:[a-z\d_-]|\{…\})+(?: (?:[a-z\d_-]|\{…\})+)*$/;
const SVG_PATH = /^M(?:[\d.\s,-]|\{…\}|[A-Za-z](?![A-Za-z]))+$/;
/** A row of a table in Markdown, which a script writes. */
const TABLE_ROW = /^\|.*\|$/;

const nameOf = (node) => node?.name ?? node?.property?.name ?? '';
const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();

/** Whether a text is one that people read: prose, or a single capitalized word. */
const isProse = (text) =>
  HAS_LETTERS.test(text.replaceAll(VALUE, '')) &&
  !SVG_PATH.test(text) &&
  !CLASS_LIST.test(text) &&
  !MACHINE.test(text) &&
  !isSelector(text) &&
  (/\s/.test(text) || WORD.test(text));

/**
 * The texts of a source file that people may read, with the line each begins in: strings, templates with `{…}` for
 * their values, and what an element shows, inline elements and values included. Texts of errors that only developers
 * see, class names, keys and the like are left out, as far as their form and place tell. `isForApi` says that a schema is
 * described by it.
 */
export function textsIn(file, source) {
  const { program } = parseSync(file, source);
  const found = [];
  const covered = new Set();
  const lineAt = (offset) => source.slice(0, offset).split('\n').length;
  const described = new Set();
  const add = (start, text) => {
    const line = oneLine(text);
    if (TABLE_ROW.test(line) || !isProse(line)) return;
    found.push({ line: lineAt(start), text: line, isForApi: described.has(start) });
  };
  const cover = (node) => {
    if (node === null || node === undefined) return;
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') covered.add(node.start);
    if (node.type === 'JSXExpressionContainer') cover(node.expression);
    if (node.type === 'TemplateLiteral') node.expressions.forEach(cover);
  };
  const shown = (child) => {
    if (child.type === 'JSXText') return child.value;
    if (child.type === 'JSXExpressionContainer') {
      if (child.expression.type === 'JSXEmptyExpression') return '';
      if (child.expression.type === 'Literal') {
        cover(child);
        return String(child.expression.value);
      }
      return VALUE;
    }
    if (child.type !== 'JSXElement' && child.type !== 'JSXFragment') return VALUE;
    covered.add(child.start);
    const inside = child.children.map(shown).join('');
    return inside.trim() === '' ? ` ${VALUE} ` : inside;
  };
  const element = ({ start, children }) => {
    if (covered.has(start)) return;
    if (children.some((child) => child.type === 'JSXText' && HAS_LETTERS.test(child.value))) {
      add(start, children.map(shown).join(''));
    }
  };

  new Visitor({
    ImportDeclaration: ({ source: from }) => cover(from),
    ImportExpression: ({ source: from }) => cover(from),
    ExportNamedDeclaration: ({ source: from }) => cover(from),
    ExportAllDeclaration: ({ source: from }) => cover(from),
    TSLiteralType: ({ literal }) => cover(literal),
    TSImportType: ({ source: from }) => cover(from),
    JSXAttribute({ name, value }) {
      if (FOR_MACHINES.test(name.name)) cover(value);
    },
    Property({ key, value }) {
      cover(key);
      if (FOR_MACHINES.test(key.name ?? key.value ?? '')) cover(value);
    },
    CallExpression({ callee, arguments: given }) {
      if (nameOf(callee) === 'describe') given.forEach(({ start }) => described.add(start));
      if (FOR_DEVELOPERS.test(nameOf(callee))) given.forEach(cover);
    },
    NewExpression({ callee, arguments: given }) {
      if (FOR_DEVELOPERS.test(nameOf(callee))) given.forEach(cover);
    },
    BinaryExpression({ left, right }) {
      cover(left);
      cover(right);
    },
    SwitchCase: ({ test }) => cover(test),
    JSXElement: element,
    JSXFragment: element,
    Literal({ start, value }) {
      if (typeof value === 'string' && !covered.has(start)) add(start, value);
    },
    TemplateLiteral({ start, quasis }) {
      if (!covered.has(start)) add(start, quasis.map(({ value }) => value.cooked).join(VALUE));
    },
  }).visit(program);
  return found;
}

/**
 * Words and forms that mark a text as translated word by word (docs/glossary.md), by what they are called in the list
 * of counts.
 */
export const MARKERS = [
  ['somebody, nobody, everybody, whoever', /\b(?:somebody|nobody|everybody|whoever)\b/i],
  ['meanwhile, anew, in force', /\b(?:meanwhile|anew|in force)\b/i],
  ['told, tells', /\b(?:told|tells)\b/i],
  ['stands, stand', /\bstands?\b/i],
  ['by itself, by themselves', /\bby (?:itself|themselves)\b/i],
  ['begin, begun', /\b(?:begins?|began|begun|beginning)\b/i],
  ['look at', /\blook(?:s|ed|ing)? at\b/i],
  ['no such', /\bno such\b/i],
  ['is no, are no', /(?<!\bthere )\b(?:is|are) no\b(?! (?:one|longer)\b)/i],
  [
    'could not be',
    /\bcould not be\b|^(?:It|They|Th(?:e|is|ese)|What|How)\b[^.]* couldn[’']t be\b/i,
  ],
  [
    'not without a contraction',
    /\b(?:cannot|(?:could|do|does|did|is|are|was|were|has|have|had|will|would|should) not)\b/i,
  ],
  ['begins with Who', /^Who(?:ever)? [a-z’]+(?!.*\?)/],
  ['Leave it', /\bLeave it\b/],
  ['a space before % or …', /[\d}] %|\S …(?=\s|$)/],
];

/** The names of the markers in a text. */
export const markersIn = (text) =>
  MARKERS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

/**
 * Whether a file of `src` may have texts of the product: tests, what helps them, and the kit have none, nor have the
 * words by which time zones are found and the tables written to docs.
 */
export const hasProductTexts = (file) =>
  /^src\/.*\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\.d\.ts$|\/testing\/|^src\/app\/kit\/|\/(?:freshness|limits)Table\.ts$|^src\/shared\/time\/zones\.ts$/.test(
    file,
  );

const ROUTE =
  /'([^'\n]*)',\s*(?:OPEN|ADMIN|\w+),?\s*'([^']+)',\s*\(\) =>\s*import\(\s*'([^']+)'|'([^'\n]*)',\s*'([^']+)',\s*\(\) =>\s*import\(\s*'([^']+)'/g;
const SCREEN = /(?:Screen|Page|Home|Frame|Dashboard|Gate|Picker)\.tsx$/;
/** Where descriptions of the API are read. */
export const API_DOCUMENT = 'API document, for developers';
const FOR_API_READERS = /(?:[eE]ndpoints?\.ts|\/openapi\/\w+\.ts|shared\/api\/dataKinds\.ts)$/;
const MODULE = /^src\/features\/modules\/definitions\/([\w-]+)\//;
const DOMAIN = /^src\/mock-api\/(?:domains\/)?([\w-]+)/;

/**
 * The screen that shows a file's texts, by the file: the nearest that imports it, by its title and path where a site's
 * table of routes names it. Texts of a module's definition are on its form, those of the embedded API in its answers.
 *
 * @param sources the text of each file of `src`, by its path
 */
export function screensOf(sources) {
  const titles = new Map();
  for (const [file, source] of sources) {
    const site = /^src\/sites\/(\w+)\/routes\.tsx$/.exec(file)?.[1];
    if (site === undefined) continue;
    for (const [, path, title, to, childPath, childTitle, childTo] of source.matchAll(ROUTE)) {
      const target = to ?? childTo;
      const screen = target.startsWith('@/')
        ? `src/${target.slice(2)}.tsx`
        : `src/sites/${site}/${target.slice(2)}.tsx`;
      titles.set(screen, `${title ?? childTitle} (${site} site, ${path ?? childPath})`);
    }
  }
  const importers = new Map();
  for (const { from, to, isType } of importsAmong(sources)) {
    if (isType || !sources.has(to) || !hasProductTexts(from)) continue;
    importers.set(to, (importers.get(to) ?? new Set()).add(from));
  }
  const named = (file) => titles.get(file) ?? /([^/]+)\.tsx$/.exec(file)?.[1];
  const screenOf = (file) => {
    if (FOR_API_READERS.test(file)) return API_DOCUMENT;
    const slug = MODULE.exec(file)?.[1];
    if (slug) return `form of the module ${slug}`;
    const domain = DOMAIN.exec(file)?.[1];
    if (domain) return `answers of the API: ${domain}`;
    const near = new Set([file]);
    for (const each of near) {
      if (titles.has(each) || SCREEN.test(each)) return named(each);
      for (const importer of importers.get(each) ?? []) near.add(importer);
    }
    return 'every page';
  };
  return new Map([...sources.keys()].filter(hasProductTexts).map((file) => [file, screenOf(file)]));
}
