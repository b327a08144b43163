import { BACK_END, DOMAINS, folderOf, HERE, TIERS } from './layers.mjs';

const DECLARED = /^( *)(?:export )?interface (?:Db|\w+Tables) \{\n(.*?)^\1\}/gms;
/** `db.orders`, `{ orders } = db`, `{ db: { orders } }` and `Pick<Db, 'orders'>`. */
const READ = [
  /\bdb\??\.(\w+)/g,
  /\{([^{}]*)\} = (?:\w+\.)*db\b/g,
  /\bdb: \{([^{}]*)\}/g,
  /\bPick<\s*Db,([^>]*)>/g,
];

/** Which domain declares each table. */
function ownersIn(files) {
  const owners = new Map();
  for (const [file, text] of files) {
    const domain = folderOf({ root: DOMAINS }, file);
    if (domain === undefined) continue;
    for (const [, indent, body] of text.matchAll(DECLARED)) {
      for (const [, table] of body.matchAll(new RegExp(`^${indent}  (\\w+)\\??:`, 'gm'))) {
        owners.set(table, domain);
      }
    }
  }
  return owners;
}

/**
 * Reads of a table by a domain before the one that declares it, or by a layer below the domains, as texts to print. All
 * tables are in one interface, so that such a read needs no import. It is found by the words of the text: a table that
 * goes by another name escapes.
 *
 * @param files the text of each source file, by its path from the root, with slashes
 * @param domains in their order
 * @param excused tables with the domain that may read them early
 */
export function earlyReads(files, domains, excused) {
  const owners = ownersIn(files);
  const problems = [];
  const unused = new Set(Object.keys(excused));
  for (const [file, text] of files) {
    const layer = folderOf({ root: BACK_END }, file);
    if (!['domains', 'http', 'store', 'chain'].includes(layer)) continue;
    const reader = folderOf({ root: DOMAINS }, file) ?? layer;
    const isEarly = (table) =>
      owners.has(table) && domains.indexOf(reader) < domains.indexOf(owners.get(table));
    for (const [all, inside] of READ.flatMap((pattern) => Array.from(text.matchAll(pattern)))) {
      for (const table of new Set(inside.match(/\w+/g)?.filter(isEarly))) {
        if (excused[table] === reader) {
          unused.delete(table);
          continue;
        }
        const line = text.slice(0, text.indexOf(all)).split('\n').length;
        problems.push(
          `${file}:${line} reads the table ${table} of ${owners.get(table)}\n` +
            `  A domain reads only its own tables and those of domains that ${TIERS} lists before it.`,
        );
      }
    }
  }
  return [
    ...problems,
    ...Array.from(unused, (table) => `${HERE} excuses reads of the table ${table} that are gone.`),
  ];
}
