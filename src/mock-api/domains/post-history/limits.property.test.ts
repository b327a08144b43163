// @vitest-environment node
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { runs } from '@tests/setup/scope';
import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import { loadModule, moduleAbouts } from '@/features/modules/engine/registry';
import type { Values } from '@/features/modules/common-fields/field';
import { emptyEmbed } from '@/features/modules/common-fields/message';
import { validValues } from '@/features/modules/testing/arbitrary';
import { lengthOf } from '@/shared/discord/textLength';
import { refusals } from '@/shared/discord/refusals';
import { moduleFixtures } from '../../testing/moduleFixtures';
import { crowdedValues } from '../../testing/crowded';
import { messagesOf, payloadOfPost } from '../discord-posts/payload';
import { posters } from './posters';
import { withVariables } from '../discord-posts/variables';
import { createPostCases, listing, mint, NOON, sale, trade } from '../../testing/deliveries';

const RUNS = { numRuns: runs(60) };
const events = [sale, listing, trade, mint];
const DAY = 86_400_000;

/** Number of payloads checked against the limits. */
let posts = 0;
let settings = 0;
afterAll(() => {
  const { seed } = fc.readConfigureGlobal();
  process.stdout.write(
    `Seed ${String(seed)}: ${String(posts)} posts of ${String(settings)} random settings.\n`,
  );
});

const specs = await Promise.all(moduleAbouts.map(({ slug }) => loadModule(slug)));
const withMessages = specs.flatMap((spec) =>
  spec && Object.values(spec.fields).some(({ control }) => control.type === 'message')
    ? [spec]
    : [],
);
const cases = await createPostCases('nft-sale');

/** Random settings, and settings with as much content as the form allows. */
const settingsOf = (spec: ModuleSpec): fc.Arbitrary<Values> => {
  const plain = validValues(spec, moduleFixtures(cases.world, cases.guild.id, spec));
  return fc.oneof(plain, crowdedValues(spec, plain));
};

/** Possible values of a variable when a message is posted. */
const filling = fc.constantFrom(
  '',
  '…',
  'Mira Moat',
  '@everyone',
  '🏰'.repeat(400),
  'Keep '.repeat(900),
  'https://castlebots.io/',
  `https://castlebots.io/${'a'.repeat(700)}`,
);

/** Whether it contains “…”, which marks cut or missing text. */
const showsCut = (whole: unknown) => JSON.stringify(whole).includes('…');

describe.each(withMessages.map((spec) => [spec.slug, spec] as const))('%s', (_, spec) => {
  /** Samples without the mark of cut text. */
  const uncut = spec.variables.map(({ name, sample }) => ({
    name,
    sample: sample.replaceAll('…', ''),
  }));

  test('E44: whatever the form lets through, Discord accepts', () => {
    fc.assert(
      fc.property(settingsOf(spec), (values) => {
        settings += 1;
        for (const payload of messagesOf(spec, values, uncut)) {
          posts += 1;
          expect(refusals(payload)).toEqual([]);
          // Nothing is cut or missing either, unless the settings contain the mark.
          expect(showsCut(payload) && !showsCut(values)).toBe(false);
        }
      }),
      RUNS,
    );
  });

  test('Discord accepts it whatever its variables turn out to be', () => {
    const fillings = fc.array(filling, {
      minLength: spec.variables.length,
      maxLength: spec.variables.length,
    });
    fc.assert(
      fc.property(settingsOf(spec), fillings, (values, samples) => {
        settings += 1;
        const filled = spec.variables.map(({ name }, index) => ({
          name,
          sample: samples[index] ?? '',
        }));
        for (const payload of messagesOf(spec, values, filled)) {
          posts += 1;
          expect(refusals(payload)).toEqual([]);
        }
      }),
      RUNS,
    );
  });
});

test('every module that posts is held against the table', () => {
  const slugs = new Set([...withMessages, ...posters].map(({ slug }) => slug));
  expect(slugs.size).toBeGreaterThan(24);
});

/** Existing collections and tokens, so that there are events to post about. */
const known: Values = {
  collection: sale.asset,
  token: trade.asset,
  asset: sale.asset,
  logChannelId: cases.channelId,
};

describe.each(posters.map(({ slug }) => slug))('posts of %s', (slug) => {
  test('the back end posts nothing that Discord refuses', async () => {
    const { world, guild, spec } = await createPostCases(slug);
    const poster = posters.find((each) => each.slug === slug);
    if (!poster) throw new Error(`${slug} posts nothing.`);
    fc.assert(
      fc.property(settingsOf(spec), (random) => {
        settings += 1;
        const named = Object.keys(known).filter((name) => Object.hasOwn(spec.fields, name));
        const values = {
          ...random,
          ...Object.fromEntries(named.map((name) => [name, known[name]])),
        };
        const rule = { module: slug, id: 'rule', name: 'Rule', values, createdAt: 0, updatedAt: 0 };
        const posting = { world, guild, spec };
        const { market } = poster;
        const due = market
          ? events
              .filter(({ stream }) => market.streams.includes(stream))
              .map((event) => market.of(posting, rule, event))
          : poster.due(posting, rule, NOON - DAY, NOON).slice(0, 3);
        for (const { post } of due) {
          posts += 1;
          const payload = payloadOfPost(withVariables(spec.variables, post()));
          expect(refusals(payload)).toEqual([]);
        }
      }),
      { numRuns: runs(16) },
    );
  });
});

test('what a variable grows beyond its limit is cut and shows it', () => {
  const spec = withMessages.find(({ slug }) => slug === 'welcome-message');
  if (!spec) throw new Error('There is no Welcome message.');
  const values = {
    ...spec.initial,
    message: { content: `Hi {user.name}! ${'a'.repeat(1980)}`, embeds: [], buttons: [] },
  };
  const [payload] = messagesOf(spec, values, [{ name: 'user.name', sample: 'Mira of the Moat' }]);
  const content = payload?.message?.content ?? '';
  expect(lengthOf(content)).toBe(2000);
  expect(content.endsWith('a…')).toBe(true);
});

test('what variables make of a post stays within its limits', () => {
  const spec = withMessages.find(({ slug }) => slug === 'schedule-message');
  if (!spec) throw new Error('There is no Scheduled message.');
  const embed = {
    ...emptyEmbed,
    url: 'https://{server.name}/',
    description: '{server.name}'.repeat(4),
    footer: '{server.name}',
    footerIcon: 'https://castlebots.io/a.png',
  };
  const values = {
    ...spec.initial,
    threadName: '{server.name}',
    message: { content: '', embeds: [embed, embed], buttons: [] },
  };
  const [payload] = messagesOf(spec, values, [{ name: 'server.name', sample: 'k'.repeat(1500) }]);
  if (!payload) throw new Error('There is no post.');
  expect(refusals(payload)).toEqual([]);
  expect(lengthOf(payload.names[0]?.name ?? '')).toBe(100);
  // The address is longer than any allowed, and there is no space left for the second footer.
  expect(payload.message?.embeds).toMatchObject([
    { url: '', footer: 'k'.repeat(1500) },
    { url: '', footer: '', footerIcon: '' },
  ]);
});
