import invite from '@/features/modules/definitions/invite-to-earn/definition';
import tweet from '@/features/modules/definitions/tweet-to-earn/definition';
import play from '@/features/modules/definitions/play-to-earn/definition';
import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import type { Field, FieldSet, Values, ValuesOf } from '@/features/modules/common-fields/field';
import chat from '@/features/modules/definitions/chat-to-earn/definition';
import engage from '@/features/modules/definitions/engage-to-earn/definition';
import hold from '@/features/modules/definitions/hold-to-earn/definition';
import { moduleRow, stored } from '../module-settings/modules';
import type { RuleRow } from '../module-settings/rows';
import type { GuildRow } from '../guilds/rows';
import { momentOf } from '@/shared/time/zonedTime';
import { DAY } from '@/shared/time/durations';
import type { World } from '../../store/world';
import type { AccrualModule, AccrualRow } from './rows';

/** A rule that pays by the clock, or the settings of a module with one form, with the values its module has. */
export interface Program<V = Values, M extends AccrualModule = AccrualModule> {
  module: M;
  rule: Pick<RuleRow, 'id' | 'enabled' | 'version' | 'updatedAt'>;
  name: string;
  values: V;
  /** Whether it and its module are switched on. */
  isOn: boolean;
  /** When its first day begins, ms since 1970; null where it names none. */
  startsAt: number | null;
  /** When its last day is over; null where it names none. */
  endsAt: number | null;
}

type Pays<F extends FieldSet, M extends AccrualModule> = Program<ValuesOf<F>, M>;

export type HoldProgram = Pays<typeof hold.fields, 'hold-to-earn'>;
export type ChatProgram = Pays<typeof chat.fields, 'chat-to-earn'>;
export type TweetProgram = Pays<typeof tweet.fields, 'tweet-to-earn'>;
export type InviteProgram = Pays<typeof invite.fields, 'invite-to-earn'>;
export type EngageProgram = Pays<typeof engage.fields, 'engage-to-earn'>;
export type PlayProgram = Pays<typeof play.fields, 'play-to-earn'>;

/** A rule with its values, as they are or as they would be saved. It names no days. */
export const programOf = <V extends { readonly name: string }, M extends AccrualModule>(
  module: M,
  rule: Program['rule'],
  values: V,
  isModuleOn: boolean,
): Program<V, M> => ({
  module,
  rule,
  name: values.name,
  values,
  isOn: isModuleOn && rule.enabled,
  startsAt: null,
  endsAt: null,
});

/** The same for a program of hold to earn, with the days it names. */
export function holdProgramOf(
  rule: Program['rule'],
  values: HoldProgram['values'],
  isModuleOn: boolean,
): HoldProgram {
  const { hasStart, startDate, hasEnd, endDate, timeZone } = values;
  return {
    ...programOf('hold-to-earn', rule, values, isModuleOn),
    startsAt: hasStart ? midnight(startDate, 0, timeZone) : null,
    endsAt: hasEnd ? midnight(endDate, DAY, timeZone) : null,
  };
}

/** When a day of a form begins in its time zone, or the one so much later. */
function midnight(date: string, later: number, timeZone: string): number | null {
  const day = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(day)) return null;
  const text = new Date(day + later).toISOString().slice(0, 10);
  return momentOf(text, '00:00', timeZone);
}

/** The programs of hold to earn on a server, switched on or not. */
export function holdPrograms(world: World, guild: GuildRow): HoldProgram[] {
  const { rules, enabled } = moduleRow(world, guild, hold.slug);
  return rules.map((rule) => holdProgramOf(rule, stored(hold, rule.values), enabled));
}

/** The rules of chat to earn on a server, switched on or not. */
export const chatPrograms = (world: World, guild: GuildRow): ChatProgram[] =>
  programsOf(world, guild, chat, 'chat-to-earn');

/** The groups of tweet to earn on a server, switched on or not. */
export const tweetPrograms = (world: World, guild: GuildRow): TweetProgram[] =>
  programsOf(world, guild, tweet, 'tweet-to-earn');

/** The campaigns of invite to earn on a server, switched on or not. */
export const invitePrograms = (world: World, guild: GuildRow): InviteProgram[] =>
  programsOf(world, guild, invite, 'invite-to-earn');

/** The rules of a module that name no days, as programs. */
function programsOf<F extends FieldSet & { readonly name: Field<string> }, M extends AccrualModule>(
  world: World,
  guild: GuildRow,
  spec: ModuleSpec<F>,
  module: M,
): Pays<F, M>[] {
  const { rules, enabled } = moduleRow(world, guild, spec.slug);
  return rules.map((rule) => programOf(module, rule, stored(spec, rule.values), enabled));
}

/** What a server has set under engage to earn; null before it was saved. */
export const engageProgram = (world: World, guild: GuildRow): EngageProgram | null =>
  settingsOf(world, guild, engage, 'engage-to-earn', `${guild.id}-engage`);

/** What a server has set under play to earn; null before it was saved. */
export const playProgram = (world: World, guild: GuildRow): PlayProgram | null =>
  settingsOf(world, guild, play, 'play-to-earn', `${guild.id}-play`);

/** A module with one form as a program. */
function settingsOf<F extends FieldSet, M extends AccrualModule>(
  world: World,
  guild: GuildRow,
  spec: ModuleSpec<F>,
  module: M,
  id: string,
): Pays<F, M> | null {
  const row = moduleRow(world, guild, spec.slug);
  if (row.values === null) return null;
  return {
    module,
    rule: { id, enabled: true, version: row.version, updatedAt: row.updatedAt ?? 0 },
    name: spec.title,
    values: stored(spec, row.values),
    isOn: row.enabled,
    startsAt: null,
    endsAt: null,
  };
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
