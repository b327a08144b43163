import { personalized } from '@/features/modules/common-fields/look';
import { iso } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';
import type { PostRow } from '../discord-posts/post';
import type { DeliveryRow } from './rows';
import { rulesOf, specOf } from './settle';

/** Names of a server's rules, by module and id; deleted rules have none. */
export function ruleNames(world: World, guild: GuildRow): (row: DeliveryRow) => string {
  const names = new Map<string, ReadonlyMap<string, string>>();
  return ({ module, ruleId }) => {
    const spec = specOf(module);
    if (ruleId === null) return spec?.title ?? module;
    const known =
      names.get(module) ??
      new Map(
        spec ? rulesOf({ world, guild, spec }, false).map(({ id, name }) => [id ?? '', name]) : [],
      );
    names.set(module, known);
    return known.get(ruleId) ?? 'Deleted rule';
  };
}

export const channelNameOf = ({ channels }: GuildRow, id: string | null): string | null =>
  channels.find((channel) => channel.id === id)?.name ?? null;

/** An entry in the list. */
export const deliveryView = (
  guild: GuildRow,
  row: DeliveryRow,
  nameOf: (row: DeliveryRow) => string,
) => ({
  id: row.id,
  at: iso(row.at),
  module: row.module,
  ruleId: row.ruleId,
  ruleName: nameOf(row),
  kind: row.kind,
  label: row.label,
  signature: row.signature,
  state: row.state,
  reason: row.reason,
  why: row.why,
  channelName: channelNameOf(guild, row.channelId),
  place: row.post?.place ?? null,
  attemptCount: row.attempts.length,
  messageUrl: urlOf(guild, row.channelId, row.messageId),
});

export const urlOf = (guild: GuildRow, channelId: string | null, messageId: string | null) =>
  channelId === null || messageId === null
    ? null
    : `https://discord.com/channels/${guild.guildId}/${channelId}/${messageId}`;

/** A post as members saw it, in its design at that time. */
export const postView = ({ message, look, ...post }: PostRow, channelId: string | null) => ({
  message: message && look ? personalized(message, look) : message,
  name: post.name,
  variables: post.variables,
  mentions: [...post.mentions],
  channelId,
  place: post.place,
  sender: post.sender ?? null,
  pings: post.pings ?? null,
  actions: actionsView(post),
  thread: post.thread || null,
});

const actionsView = ({ actions, replaces }: Pick<PostRow, 'actions' | 'replaces'>) =>
  actions || replaces
    ? {
        isPinned: actions?.isPinned ?? false,
        isCrossposted: actions?.isCrossposted ?? false,
        previous: replaces?.how ?? ('KEEP' as const),
      }
    : null;

/** An entry with its details. */
export const detailView = (
  guild: GuildRow,
  row: DeliveryRow,
  nameOf: (row: DeliveryRow) => string,
) => ({
  delivery: {
    ...deliveryView(guild, row, nameOf),
    attempts: row.attempts.map(({ at, code, text }) => ({ at: iso(at), code, text })),
    posted: row.post === null ? null : postView(row.post, row.channelId),
  },
});
