import { existsSync } from 'node:fs';
import type { ModuleSpec } from '../engine/defineModule';
import { effectOf, effectsOf } from '../engine/effectFiles';
import type { Effect } from '../engine/effects';
import { fieldPaths } from '../engine/paths';
import { loadModule, moduleAbouts } from '../engine/registry';

const INTRO = `# Who carries out each setting

Made by \`npm run openapi\` from the \`effects.ts\` of each module; a test fails while it is out of date.

- **Back end**: the server does what the setting says. The module's \`effects.test.ts\` has a case that fails when the setting is back at its default.
- **Bot**: the bot does it in Discord. What it owes is in [openapi.json](openapi.json) as well.
- **Preview**: it changes the preview alone.

On 2026-11-25, when this record began, the back end carried out 450 of 696 settings. Of the others, 31 were carried out in part, 100 changed the preview or an estimate alone, 19 mattered to the form alone, and 96 were read nowhere.
`;

/** Where the cases of a module are, from the root of the repository. */
export const casesOf = (slug: string): string =>
  `src/features/modules/definitions/${slug}/effects.test.ts`;

const words: Readonly<Record<Effect['by'], string>> = {
  backEnd: 'Back end',
  bot: 'Bot',
  preview: 'Preview',
};

function inWords(effect: Effect): [by: string, what: string] {
  const what = { backEnd: '', bot: '', preview: '' };
  if (effect.by === 'backEnd' && effect.reports !== undefined)
    what.backEnd = `The bot reports ${effect.reports}`;
  if (effect.by === 'bot') what.bot = `The bot ${effect.owes}`;
  if (effect.by === 'preview') what.preview = effect.why;
  return [words[effect.by], what[effect.by]];
}

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

function moduleTable({ slug, title, fields }: ModuleSpec): string {
  const rows = fieldPaths(fields).map(({ path, field }) =>
    row([`\`${path}\``, field.label, ...inWords(effectOf(slug, path))]),
  );
  const removed = Object.entries(effectsOf(slug)?.removed ?? {}).map(([path, why]) =>
    row([`\`${path}\``, why]),
  );
  const file = casesOf(slug);
  return [
    `## ${title}`,
    ...(existsSync(file) ? [`Cases: \`${file}\``] : []),
    ['| setting | label | carried out by | what |', '| --- | --- | --- | --- |', ...rows].join(
      '\n',
    ),
    ...(removed.length === 0
      ? []
      : [['| removed | why |', '| --- | --- |', ...removed].join('\n')]),
  ].join('\n\n');
}

/** How many settings each of them carries out, by module. */
function counts(specs: readonly ModuleSpec[]): string {
  const kinds: readonly Effect['by'][] = ['backEnd', 'bot', 'preview'];
  const lines = specs.map(({ slug, title, fields }) => {
    const effects = fieldPaths(fields).map(({ path }) => effectOf(slug, path));
    return [title, ...kinds.map((kind) => effects.filter(({ by }) => by === kind).length)];
  });
  const sums = kinds.map((_, place) =>
    lines.reduce((sum, line) => sum + Number(line[place + 1]), 0),
  );
  return [
    '| module | back end | bot | preview |',
    '| --- | --- | --- | --- |',
    ...[...lines, ['All', ...sums]].map((line) => row(line.map(String))),
  ].join('\n');
}

/** `docs/settings.md`: every setting of every module, and who carries it out. */
export async function settingsTable(): Promise<string> {
  const slugs = moduleAbouts.map(({ slug }) => slug);
  const specs = (await Promise.all(slugs.map(loadModule))).flatMap((spec) => spec ?? []);
  return `${[INTRO.trimEnd(), counts(specs), ...specs.map(moduleTable)].join('\n\n')}\n`;
}
