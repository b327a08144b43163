import autoModerator from '@/features/modules/definitions/auto-moderator/definition';
import captcha from '@/features/modules/definitions/verification-bot/definition';
import { moduleRow, stored } from '../module-settings/modules';
import { iso, isoOrNull } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { holderView } from '../holder-checks/views';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import type { CaptchaSettings } from './captcha/session';
import type { CaseRow } from './rows';
import { ticketTypes } from './tickets/tendTickets';
import { recordEnd, type TicketType } from './tickets/ticket';

/** What the views of cases look up. */
interface CaseContext {
  users: ReadonlyMap<string, UserRow>;
  guild: GuildRow;
  /** The names of the server’s moderation rules and ticket types, by id. */
  ruleNames: ReadonlyMap<string, string>;
  ticketTypes: ReadonlyMap<string, TicketType['values']>;
  captcha: CaptchaSettings;
}

export function caseContext(world: World, guild: GuildRow): CaseContext {
  const rules = moduleRow(world, guild, autoModerator.slug).rules.map(({ id, values }) => ({
    id,
    values: stored(autoModerator, values),
  }));
  const types = ticketTypes(world, guild, false);
  return {
    users: new Map(world.db.users.map((user) => [user.id, user])),
    guild,
    ruleNames: new Map([...rules, ...types].map(({ id, values: { name } }) => [id, name])),
    ticketTypes: new Map(types.map(({ id, values }) => [id, values])),
    captcha: stored(captcha, moduleRow(world, guild, captcha.slug).values ?? captcha.initial),
  };
}

const nameOf = ({ users }: CaseContext, id: string | null) =>
  id === null ? null : (users.get(id)?.displayName ?? 'Former member');

/** The rule of a case as it is called now; as it was called then where it was deleted. */
function ruleView({ ruleNames }: CaseContext, { rule }: CaseRow) {
  if (!rule) return null;
  const name = ruleNames.get(rule.id);
  return { id: rule.id, name: name || rule.name, exists: name !== undefined };
}

export const caseView = (context: CaseContext, row: CaseRow) => ({
  id: row.id,
  kind: row.kind,
  member: holderView(row.userId, context.users.get(row.userId)),
  subject: row.subject,
  state: row.state,
  at: iso(row.at),
  lastAt: iso(row.entries.at(-1)?.at ?? row.at),
  by: nameOf(context, row.by),
  rule: ruleView(context, row),
  actions: row.actions ?? [],
  entries: row.entries.length,
});

export const caseDetailView = (context: CaseContext, row: CaseRow) => ({
  ...caseView(context, row),
  rating: row.rating,
  channel: context.guild.channels.find(({ id }) => id === row.channelId)?.name ?? null,
  record: row.record ?? null,
  onFail: row.state === 'WAITING' ? context.captcha.onFail : null,
  recordUntil: isoOrNull(recordEnd(row, context.ticketTypes.get(row.rule?.id ?? '') ?? null)),
  log: row.entries.map(({ at, by, text }, index) => ({
    id: `${row.id}-${String(index)}`,
    at: iso(at),
    by: nameOf(context, by),
    isTeam: by !== null && by !== row.userId,
    text,
  })),
});
