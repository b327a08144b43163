import { borderProblems } from './border.mjs';
import { cyclesIn } from './cycles.mjs';
import { importsAmong } from './importGraph.mjs';
import { BACK_END, CLIENT, COMPUTED, divisions, DOMAINS, folderOf, TIERS } from './layers.mjs';

/** Lines without tests. A domain that is larger is two domains. */
export const MOST_LINES = 5000;

/** With or without the ending, as imports leave it out. */
export const isTest = (file) => /\.test(?:\.[cm]?[jt]sx?)?$/.test(file);

/**
 * What breaks the rules of layers.mjs and border.mjs, as texts to print, and the domain with the most lines.
 *
 * @param files the text of each source file of src, by its path from the root, with slashes
 * @param tiers the domains in their order, from the lowest tier
 */
export function checkImports(files, { tiers }) {
  const sources = new Map([...files].filter(([file]) => !isTest(file)));
  const written = importsAmong(sources);
  const imports = written.filter(({ to }) => to !== null);
  const sizes = domainSizes(sources);
  const domains = tiers.flatMap((tier) => tier.domains);
  const problems = [
    ...tierProblems(domains, sizes),
    ...sizes.flatMap(sizeProblems),
    ...written.flatMap(strayProblems),
  ];
  for (const division of divisions(domains)) {
    problems.push(...unlistedProblems(division, [...sources.keys()]));
    const arrows = arrowsIn(division, imports);
    problems.push(...arrows.flatMap(upwardProblems), ...cycleProblems(division, arrows));
  }
  const backEnd = [...sources.keys()].filter(
    (file) => file.startsWith(BACK_END) && !file.includes('/testing/'),
  );
  problems.push(...borderProblems(backEnd, imports));
  return { problems, largest: sizes[0] };
}

/** What no file of src may do, wherever it is. */
function strayProblems(one) {
  const { from, to, line, isFile } = one;
  if (to === null) {
    return COMPUTED.includes(from)
      ? []
      : [`${from}:${line} imports a computed name. Write it as one plain text, to be checked.`];
  }
  if (to.startsWith('node:') && CLIENT.test(from) && !from.includes('/testing/')) {
    return [`${importText(one)}\n  The client runs in a browser, which has nothing of Node.`];
  }
  if (!isFile) return [];
  if (!to.startsWith('src/')) {
    return [`${importText(one)}\n  Nothing in src but tests imports files outside of src.`];
  }
  return isTest(to) ? [`${importText(one)}\n  Only tests import tests.`] : [];
}

/** The domains with their lines, the largest first. */
function domainSizes(sources) {
  const lines = new Map();
  for (const [file, text] of sources) {
    const domain = folderOf({ root: DOMAINS }, file);
    if (domain === undefined) continue;
    lines.set(domain, (lines.get(domain) ?? 0) + text.split('\n').length - 1);
  }
  return Array.from(lines, ([domain, count]) => ({ domain, lines: count })).toSorted(
    (one, other) => other.lines - one.lines,
  );
}

const sizeProblems = ({ domain, lines }) =>
  lines > MOST_LINES
    ? [`${DOMAINS}${domain} has ${lines} lines without tests; ${MOST_LINES} is the most.`]
    : [];

function tierProblems(domains, sizes) {
  const there = new Set(sizes.map(({ domain }) => domain));
  return domains.flatMap((domain, index) => {
    if (domains.indexOf(domain) < index) return [`${TIERS} lists ${domain} twice.`];
    return there.has(domain) ? [] : [`${TIERS} lists ${domain}, which isn’t in ${DOMAINS}.`];
  });
}

function unlistedProblems(division, files) {
  if (!division.folders) return [];
  const there = new Set(files.map((file) => folderOf(division, file)));
  return [...there]
    .filter((folder) => folder !== undefined && !division.folders.includes(folder))
    .map(
      (folder) => `${division.root}${folder} has no place in ${division.listedIn}: list it there.`,
    );
}

/** The imports from one folder of a division to another, together, and the rule that they break. */
function arrowsIn(division, imports) {
  const arrows = new Map();
  for (const one of imports) {
    const from = folderOf(division, one.from);
    const to = folderOf(division, one.to);
    if (from === undefined || to === undefined || from === to) continue;
    const name = `${from} → ${to}`;
    const isListed = division.folders?.includes(from) && division.folders.includes(to);
    const rule = isListed ? division.ruleAgainst(from, to) : null;
    const arrow = arrows.get(name) ?? { name, from, to, rule, imports: [] };
    arrow.imports.push(one);
    arrows.set(name, arrow);
  }
  return [...arrows.values()];
}

const upwardProblems = ({ rule, imports }) =>
  rule === null ? [] : imports.map((one) => `${importText(one)}\n  ${rule}`);

function cycleProblems(division, arrows) {
  const edges = new Map();
  for (const { from, to } of arrows) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  return cyclesIn(edges).map((cycle) => {
    const steps = cycle.slice(1).map((to, index) => {
      const { name, imports } = arrows.find(
        (arrow) => arrow.from === cycle[index] && arrow.to === to,
      );
      const example = imports.find(({ isType }) => !isType) ?? imports[0];
      return `  ${name} by ${example.isType ? 'types' : 'values'}: ${importText(example)}`;
    });
    return [`A cycle among ${division.name}: ${cycle.join(' → ')}`, ...steps].join('\n');
  });
}

function importText({ from, line, to, names, isType, isListed }) {
  const what = `${isType ? 'type ' : ''}${names.join(', ') || 'nothing by name'}`;
  return isListed
    ? `${from}:${line} lists ${to} with import.meta.glob`
    : `${from}:${line} imports ${what} from ${to}`;
}
