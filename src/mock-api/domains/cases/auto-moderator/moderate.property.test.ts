// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import autoModerator from '@/features/modules/definitions/auto-moderator/definition';
import type { Values } from '@/features/modules/common-fields/field';
import { runs } from '@tests/setup/scope';
import { createClock } from '../../../store/clock';
import type { GuildRow } from '../../guilds/rows';
import { snowflakeAt } from '../../guilds/snowflake';
import { decodeSnapshot, encodeSnapshot } from '../../../snapshots';
import { createWorld } from '../../../createWorld';
import type { World } from '../../../store/world';
import { settleCases } from '../settle';

const NOON = Date.UTC(2026, 10, 20, 12);
const SECOND = 1000;
const DAY = 86_400_000;
const SERVER = 'srv-keep';
const ROLE_NAMES = ['Holder', 'Whale'] as const;

/** Texts of messages, with labels for the specification below, which does not parse them. */
const texts = [
  { text: 'gm', marks: [] },
  { text: 'Anyone up for the town hall later?', marks: [] },
  { text: 'GM GM', marks: [] },
  { text: 'gm everyone, see docs.castle.example', marks: [] },
  { text: 'THE FLOOR IS RISING', marks: ['CAPS'] },
  { text: 'Free mint: keepers-claim.example', marks: ['DRAINERS', 'WORDS'] },
  { text: 'go https://app.wallet-sync.example/x now', marks: ['DRAINERS', 'LINKS'] },
  { text: 'see https://docs.castle.example/start', marks: ['LINKS', 'ALLOWED'] },
  { text: 'see https://news.example/today', marks: ['LINKS'] },
  { text: 'join discord.gg/elsewhere', marks: ['INVITES', 'LINKS'] },
  { text: 'join discord.gg/partner', marks: ['INVITES', 'LINKS', 'ALLOWED'] },
  { text: 'what a SCAM!', marks: ['WORDS'] },
  { text: 'such scammers', marks: ['WORDS'] },
  { text: 'a free... MINT today', marks: ['WORDS'] },
  { text: 'unscammed', marks: [] },
  { text: '<@1> <@2> <@&3> look', marks: ['THREE'] },
  { text: '<@1> <@!1> <@1>', marks: [] },
  {
    text: 'legal winner thank year wave sausage worth useful legal winner thank yellow',
    marks: ['SEED_PHRASE'],
  },
] as const;

const SHARED = {
  words: 'scam*\nfree mint',
  allowed: 'docs.castle.example\nhttps://discord.gg/partner',
  percent: 80,
};
const BAD_BY_TEXT: Readonly<Record<string, (marks: readonly string[]) => boolean>> = {
  WORDS: (marks) => marks.includes('WORDS'),
  LINKS: (marks) => marks.includes('LINKS') && !marks.includes('ALLOWED'),
  INVITES: (marks) => marks.includes('INVITES') && !marks.includes('ALLOWED'),
  DRAINERS: (marks) => marks.includes('DRAINERS'),
  SEED_PHRASE: (marks) => marks.includes('SEED_PHRASE'),
  CAPS: (marks) => marks.includes('CAPS'),
  MENTIONS: (marks) => marks.includes('THREE'),
};

const ruleOf = fc.record({
  trigger: fc.constantFrom(...Object.keys(BAD_BY_TEXT), 'FLOOD', 'REPEAT', 'NEW_ACCOUNT'),
  actions: fc.subarray(['DELETE', 'WARN', 'TIMEOUT', 'KICK', 'BAN', 'ALERT'], { minLength: 1 }),
  timeout: fc.constantFrom(60, 3600),
  dryRun: fc.boolean(),
  count: fc.integer({ min: 2, max: 3 }),
  within: fc.constantFrom(1, 20, 600),
  accountAge: fc.constantFrom(1, 7),
  exempt: fc.subarray([0, 1]),
  isEnabled: fc.boolean().map((isOff) => !isOff),
});
type Rule = typeof ruleOf extends fc.Arbitrary<infer T> ? T : never;

const written = fc.record({
  /** One of three members. */
  by: fc.nat({ max: 2 }),
  what: fc.nat({ max: texts.length - 1 }),
  /** Seconds since the message before. */
  after: fc.constantFrom(0, 1, 5, 19, 20, 70, 599, 700),
});
const people = fc.tuple(
  ...[0, 1, 2].map(() =>
    fc.record({ roles: fc.subarray([0, 1]), days: fc.constantFrom(0.5, 3, 400) }),
  ),
);
/** Numbers of messages between reads of the server. */
const looks = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 6 });

interface Play {
  rules: readonly Rule[];
  messages: readonly { by: number; what: number; after: number }[];
  members: readonly { roles: readonly number[]; days: number }[];
}

const idOf = (member: number) => `usr-new-${String(900 + member)}`;

/** A server with only these rules, and members who join one second after the first read. */
function prepare({ rules, members }: Play) {
  const time = { now: NOON };
  const world = createWorld({ clock: createClock(0, () => time.now) });
  const guild = guildOf(world);
  const roleIds = ROLE_NAMES.map(
    (name) => guild.roles.find((role) => role.name === name)?.id ?? '',
  );
  world.db.activity = [];
  world.db.members = [];
  world.db.caseMarks = [];
  for (const row of world.db.modules) row.enabled = row.slug === autoModerator.slug;
  const module = world.db.modules.find(
    ({ serverId, slug }) => serverId === SERVER && slug === autoModerator.slug,
  );
  const [pattern] = module?.rules ?? [];
  if (!module || !pattern) throw new Error('The seed has no rules of the auto moderator.');
  module.rules = rules.map(({ exempt, isEnabled, ...values }, index) => ({
    ...pattern,
    id: `rule-${String(index)}`,
    enabled: isEnabled,
    values: {
      ...SHARED,
      ...values,
      // A joining member has no message to delete.
      actions:
        values.trigger === 'NEW_ACCOUNT'
          ? values.actions.filter((action) => action !== 'DELETE')
          : values.actions,
      count: values.trigger === 'MENTIONS' ? 3 : values.count,
      name: `Rule ${String(index)}`,
      exemptRoles: exempt.map((place) => roleIds[place] ?? ''),
    } satisfies Values,
  }));
  settleCases(world, guild);
  const joinedAt = NOON + SECOND;
  for (const [index, { roles, days }] of members.entries()) {
    const [user] = world.db.users;
    if (!user) throw new Error('The seed has no users.');
    world.db.users.push({
      ...user,
      id: idOf(index),
      discordId: snowflakeAt(joinedAt - days * DAY, index),
    });
    world.db.members.push({
      serverId: SERVER,
      userId: idOf(index),
      joinedAt,
      leftAt: null,
      roles: roles.map((place) => ({
        roleId: roleIds[place] ?? '',
        source: 'HAND',
        because: null,
        at: joinedAt,
      })),
    });
  }
  time.now = joinedAt;
  return { world, guild, time };
}

const guildOf = ({ db }: World): GuildRow => {
  const guild = db.guilds.find(({ id }) => id === SERVER);
  if (!guild) throw new Error('The seed has no such server.');
  return guild;
};

function write(world: World, index: number, { by, what }: Play['messages'][number], at: number) {
  world.db.activity.push({
    serverId: SERVER,
    userId: idOf(by),
    channelId: 'channel',
    kind: 'MESSAGE',
    at,
    amount: 1,
    messageId: `msg-${String(index)}`,
    text: texts[what]?.text ?? '',
  });
}

const gravity = ['ALERT', 'DELETE', 'WARN', 'TIMEOUT', 'KICK', 'BAN'];
const stateAfter = ['REPORTED', 'DELETED', 'WARNED', 'TIMED_OUT', 'KICKED', 'BANNED'];

/** The cases required by the settings, computed over the whole story at once, from the labels instead of the texts. */
function called({ rules, messages, members }: Play): string[] {
  const joinedAt = NOON + SECOND;
  const found: string[] = [];
  const times: number[] = [];
  for (const { after } of messages) times.push((times.at(-1) ?? joinedAt) + after * SECOND);
  const gone = members.map(() => Infinity);
  const silence = members.map((): [number, number] => [0, 0]);
  /** Messages that were really written, and those already counted by a rule. */
  const story: number[] = [];
  const used = rules.map(() => new Set<number>());

  const hit = (place: number, by: number, key: string, at: number) => {
    const rule = rules[place];
    if (!rule) return;
    const acts = rule.actions.filter((a) => a !== 'DELETE' || rule.trigger !== 'NEW_ACCOUNT');
    const worst = Math.max(-1, ...acts.map((action) => gravity.indexOf(action)));
    const state = rule.dryRun ? 'WATCHED' : worst < 0 ? 'REPORTED' : stateAfter[worst];
    found.push(`rule-${String(place)} ${idOf(by)} ${key} ${state ?? ''}`);
    if (rule.dryRun) return;
    if (acts.includes('KICK') || acts.includes('BAN')) gone[by] = Math.min(gone[by] ?? at, at);
    if (acts.includes('TIMEOUT')) {
      const [from, until] = silence[by] ?? [0, 0];
      const end = at + rule.timeout * SECOND;
      silence[by] = until <= at ? [at, end] : [from, Math.max(until, end)];
    }
  };
  const isExempt = (rule: Rule, by: number) =>
    rule.exempt.some((role) => members[by]?.roles.includes(role));

  members.forEach(({ days }, by) =>
    rules.forEach((rule, place) => {
      if (rule.isEnabled && rule.trigger === 'NEW_ACCOUNT' && !isExempt(rule, by))
        if (days < rule.accountAge) hit(place, by, 'join', joinedAt);
    }),
  );
  messages.forEach(({ by, what }, index) => {
    const at = times[index] ?? 0;
    const [from, until] = silence[by] ?? [0, 0];
    if (at > (gone[by] ?? Infinity) || (at > from && at < until)) return;
    story.push(index);
    rules.forEach((rule, place) => {
      if (!rule.isEnabled || isExempt(rule, by)) return;
      const isBad = BAD_BY_TEXT[rule.trigger];
      if (isBad?.(texts[what]?.marks ?? [])) hit(place, by, `msg-${String(index)}`, at);
      if (rule.trigger !== 'FLOOD' && rule.trigger !== 'REPEAT') return;
      const together = story.filter(
        (other) =>
          messages[other]?.by === by &&
          (rule.trigger === 'FLOOD' || messages[other]?.what === what) &&
          at - (times[other] ?? 0) <= rule.within * SECOND &&
          used[place]?.has(other) === false,
      );
      if (together.length < rule.count) return;
      together.forEach((other) => used[place]?.add(other));
      hit(place, by, `msg-${String(index)}`, at);
    });
  });
  return found.toSorted();
}

const made = ({ db }: World): string[] =>
  db.cases
    .filter(({ serverId, kind }) => serverId === SERVER && kind === 'ACTION')
    .map(({ id, rule, userId, state }) => {
      const key = /msg-\d+$/.exec(id)?.[0] ?? 'join';
      return `${rule?.id ?? ''} ${userId} ${key} ${state}`;
    })
    .toSorted();

const play = fc.record({
  rules: fc.array(ruleOf, { minLength: 1, maxLength: 4 }),
  messages: fc.array(written, { maxLength: 20 }),
  members: people,
});

test('random messages make exactly the cases the rules require, however often the server is read', () => {
  fc.assert(
    fc.property(play, looks, (story, pauses) => {
      let { world, guild, time } = prepare(story);
      let [pause = Infinity, ...rest] = pauses;
      story.messages.forEach((message, index) => {
        time.now += message.after * SECOND;
        write(world, index, message, time.now);
        pause -= 1;
        if (pause > 0) return;
        [pause = Infinity, ...rest] = rest;
        settleCases(world, guild);
        settleCases(world, guild);
        // And after a restart.
        const snapshot = decodeSnapshot(encodeSnapshot(world.snapshot()));
        world = createWorld({ snapshot, clock: world.clock });
        guild = guildOf(world);
      });
      settleCases(world, guild);
      settleCases(world, guild);
      expect(made(world)).toEqual(called(story));

      const watching = new Set(
        story.rules.flatMap(({ dryRun }, index) => (dryRun ? [`rule-${String(index)}`] : [])),
      );
      const cases = world.db.cases.filter(({ serverId }) => serverId === SERVER);
      expect(
        cases.every(({ rule, state }) => watching.has(rule?.id ?? '') === (state === 'WATCHED')),
      ).toBe(true);
      // While all rules only watch, nothing happens to members and messages.
      const isActing = watching.size < story.rules.length;
      const isUntouched =
        world.db.members.every(({ leftAt, timeout }) => leftAt === null && !timeout) &&
        world.db.activity.every(({ deletedAt }) => deletedAt === undefined);
      expect(isActing || isUntouched).toBe(true);
    }),
    { numRuns: runs(120) },
  );
});
