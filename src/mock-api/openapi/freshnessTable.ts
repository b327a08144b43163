import { dataKinds, type DataKind } from '@/shared/api/dataKinds';
import { declared } from './declared';

const HEAD = `# Freshness

Which call changes which data, and what shows it. Written by \`npm run openapi\` from the declared calls (\`shows\` and
\`changes\`, see [adding-an-endpoint.md](adding-an-endpoint.md)); a test fails while it is out of date.

When a call has changed a kind of data, each read on show that has the kind is asked for again, in this tab and in the
browser's other tabs. Of \`Modules\`, a call may name
those it is about ([Modules by name](#modules-by-name)).
`;

const list = (names: readonly string[]) =>
  names.length === 0
    ? '–'
    : names
        .toSorted()
        .map((name) => `\`${name}\``)
        .join(', ');

const naming = (field: 'shows' | 'changes', kind: DataKind) =>
  declared.filter(({ endpoint }) => endpoint[field]?.includes(kind)).map(({ id }) => id);

const NAMED = `
## Modules by name

These calls change and show the modules of one server by name (\`modules\`). A change of a module concerns the reads that
show it and all reads of \`Modules\` that aren’t listed here. A call of \`Modules\` that isn’t listed here, and one that
was refused, may have changed any module.
`;

const namingModule = (module: string, field: 'shows' | 'changes') =>
  declared
    .filter(({ endpoint }) => endpoint[field] && endpoint.modules?.some((name) => name === module))
    .map(({ id }) => id);

/** The text of docs/freshness.md. */
export function freshnessTable(): string {
  const kinds = dataKinds.map(
    (kind) => `| ${kind} | ${list(naming('changes', kind))} | ${list(naming('shows', kind))} |`,
  );
  const names = new Set(declared.flatMap(({ endpoint: { modules = [] } }) => modules));
  const modules = [...names]
    .toSorted()
    .map(
      (name) =>
        `| \`${name}\` | ${list(namingModule(name, 'changes'))} | ${list(namingModule(name, 'shows'))} |`,
    );
  const unchanging = declared
    .flatMap(({ id, endpoint: { unchanged } }) =>
      unchanged === undefined ? [] : [`| \`${id}\` | ${unchanged} |`],
    )
    .toSorted();
  return [
    HEAD,
    '## By kind of data\n',
    '| Kind | Changed by | Shown by |',
    '| --- | --- | --- |',
    ...kinds,
    NAMED,
    '| Module | Changed by | Shown by |',
    '| --- | --- | --- |',
    ...modules,
    '\n## Calls that change nothing on show\n',
    '| Call | Why |',
    '| --- | --- |',
    ...unchanging,
    '',
  ].join('\n');
}
