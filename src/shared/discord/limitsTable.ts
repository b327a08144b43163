import { LANGUAGE } from '@/shared/text/locales';
import { limitSources } from './limits';

const INTRO = `# Discord’s limits

Made by \`npm run openapi\` from \`src/shared/discord/limits.ts\`; a test fails while it is out of date.

Texts are counted in Unicode code points, as [Discord’s API counts them](https://github.com/discord/discord-api-docs/issues/1315); times are in seconds. Forms and the back end read these limits, and no other file repeats one. Posts made from random settings of all modules are held against them in \`src/mock-api/domains/post-history/limits.property.test.ts\`.
`;

/** docs/discord-limits.md: every limit with its source. */
export const limitsTable = (): string =>
  [
    INTRO,
    '| of | limit | at most | source |',
    '| --- | --- | --- | --- |',
    ...Object.entries(limitSources).flatMap(([of, { limits, sources }]) =>
      Object.entries(limits).map(
        ([name, most]) =>
          `| ${of} | \`${name}\` | ${most.toLocaleString(LANGUAGE)} | [Discord](${sources[name] ?? ''}) |`,
      ),
    ),
    '',
  ].join('\n');
