import invite from '@/features/bot-modules/modules/invite-to-earn/definition';
import tweet from '@/features/bot-modules/modules/tweet-to-earn/definition';
import play from '@/features/bot-modules/modules/play-to-earn/definition';
import type { ModuleSpec } from '@/features/bot-modules/engine/defineModule';
import { isOn, textAt } from '@/features/bot-modules/engine/read';
import type { Values } from '@/features/bot-modules/fields/field';
import chat from '@/features/bot-modules/modules/chat-to-earn/definition';
import engage from '@/features/bot-modules/modules/engage-to-earn/definition';
import hold from '@/features/bot-modules/modules/hold-to-earn/definition';
import { moduleRow, stored } from '../modules/modules';
import type { RuleRow } from '../modules/rows';
import type { GuildRow } from '../guilds/rows';
import { momentOf } from '@/shared/time/zonedTime';
import type { World } from '../../store/world';
import type { AccrualModule, AccrualRow } from './rows';

const DAY = 86_400_000;

/** A rule that pays by the clock, as its module has it. */
export interface Program {
  module: AccrualModule;
  rule: Pick<RuleRow, 'id' | 'enabled' | 'version' | 'updatedAt'>;
  name: string;
  values: Values;
  /** Whether it and its module are switched on. */
  isOn: boolean;
  /** When its first day begins, ms since 1970; null where it names none. */
  startsAt: number | null;
  /** When its last day is over; null where it names none. */
  endsAt: number | null;
}

/** A rule's values, as they are or as they would be saved, with the days they name. */
export const programOf = (
  module: AccrualModule,
  rule: Program['rule'],
  values: Values,
  isModuleOn: boolean,
): Program => ({
  module,
  rule,
  name: textAt(values, 'name'),
  values,
  isOn: isModuleOn && rule.enabled,
  startsAt: isOn(values, 'hasStart') ? midnight(values, 'startDate', 0) : null,
  endsAt: isOn(values, 'hasEnd') ? midnight(values, 'endDate', DAY) : null,
});

/** When a day of a form begins in its time zone, or the one so much later. */
function midnight(values: Values, name: string, later: number): number | null {
  const day = Date.parse(`${textAt(values, name)}T00:00:00Z`);
  if (Number.isNaN(day)) return null;
  const text = new Date(day + later).toISOString().slice(0, 10);
  return momentOf(text, '00:00', textAt(values, 'timeZone'));
}

function programsOf(
  world: World,
  guild: GuildRow,
  spec: ModuleSpec,
  module: AccrualModule,
): Program[] {
  const row = moduleRow(world, guild, spec.slug);
  return row.rules.map((rule) => programOf(module, rule, stored(spec, rule.values), row.enabled));
}

/** The programs of hold to earn on a server, switched on or not. */
export const holdPrograms = (world: World, guild: GuildRow): Program[] =>
  programsOf(world, guild, hold, 'hold-to-earn');

/** The rules of chat to earn on a server, switched on or not. */
export const chatPrograms = (world: World, guild: GuildRow): Program[] =>
  programsOf(world, guild, chat, 'chat-to-earn');

/** The groups of tweet to earn on a server, switched on or not. */
export const tweetPrograms = (world: World, guild: GuildRow): Program[] =>
  programsOf(world, guild, tweet, 'tweet-to-earn');

/** The campaigns of invite to earn on a server, switched on or not. */
export const invitePrograms = (world: World, guild: GuildRow): Program[] =>
  programsOf(world, guild, invite, 'invite-to-earn');

/** What a server has set under engage to earn; null before it was saved. */
export const engageProgram = (world: World, guild: GuildRow): Program | null =>
  settingsOf(world, guild, engage, 'engage-to-earn', `${guild.id}-engage`);

/** What a server has set under play to earn; null before it was saved. */
export const playProgram = (world: World, guild: GuildRow): Program | null =>
  settingsOf(world, guild, play, 'play-to-earn', `${guild.id}-play`);

/** A module with one form as a program. */
function settingsOf(
  world: World,
  guild: GuildRow,
  spec: ModuleSpec,
  module: AccrualModule,
  id: string,
): Program | null {
  const row = moduleRow(world, guild, spec.slug);
  if (row.values === null) return null;
  const rule = { id, enabled: true, version: row.version, updatedAt: row.updatedAt ?? 0 };
  const values = stored(spec, row.values);
  return { ...programOf(module, rule, values, row.enabled), name: spec.title };
}

/** Items of a package that hold the modules. */
const items: Readonly<Record<AccrualModule, string>> = {
  'hold-to-earn': '22',
  'chat-to-earn': '23',
  'engage-to-earn': '23',
  'tweet-to-earn': '23',
  'invite-to-earn': 'invite-to-earn',
  'play-to-earn': 'play-to-earn',
};

/** Whether a package with the module was in force at a moment. One that has run out was until then. */
export const wasUnlocked = (
  { db }: World,
  serverId: string,
  module: AccrualModule,
  at: number,
): boolean =>
  db.orders.some(
    ({ serverId: of, status, enabledAt, expiresAt, closedAt, package: { items: held } }) =>
      of === serverId &&
      (status === 'ENABLED' || (status === 'EXPIRED' && closedAt !== null)) &&
      enabledAt !== null &&
      enabledAt <= at &&
      (expiresAt === null || expiresAt > at) &&
      (status === 'ENABLED' || (closedAt ?? 0) > at) &&
      held.some(({ id }) => id === items[module]),
  );

/** Where the periods of a program are counted from. */
export const startOf = ({ startsAt }: Program, { startedAt }: AccrualRow): number =>
  startsAt ?? startedAt;
