import type { Message } from '@/features/modules/common-fields/message';
import type { DeliveryRow } from '../post-history/rows';
import { rulesOf, specOf } from '../post-history/settle';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';
import { isDeleted, SLUG } from '../post-history/copies/copies';
import type { MessageCopyRow } from '../post-history/copies/rows';

interface Asked {
  world: World;
  guild: GuildRow;
  channelId: string;
  messageId: string;
}

/** A message the bot posted, with the rule that may change it. */
export interface Posted {
  message: Message;
  postedAt: number;
  updatedAt: number;
  channelName: string;
  owner: { module: string; ruleId: string | null; name: string } | null;
  sender: MessageCopyRow['sender'];
  /** Its row as a linked copy, even of a rule that has released it. */
  copy: MessageCopyRow | null;
}

/** A message the bot posted and of which a record exists; null for any other. */
export function postedAt({ world, guild, channelId, messageId }: Asked): Posted | null {
  const { db } = world;
  const channel = guild.channels.find(({ id }) => id === channelId);
  if (!channel || isDeleted(db, channelId, messageId)) return null;
  const isIt = (row: MessageCopyRow | DeliveryRow) =>
    row.serverId === guild.id && row.channelId === channelId && row.messageId === messageId;
  const copy = db.messageCopies.findLast((row) => isIt(row) && row.ended !== 'DELETED') ?? null;
  const delivery = db.deliveries.findLast((row) => isIt(row) && row.state === 'SENT');
  const message = copy?.message ?? delivery?.post?.message;
  if (!message) return null;
  const at = delivery?.attempts.at(-1)?.at ?? delivery?.at ?? 0;
  return {
    message,
    postedAt: copy?.postedAt ?? at,
    updatedAt: copy?.updatedAt ?? at,
    channelName: channel.name,
    sender: copy ? copy.sender : delivery?.post?.sender,
    owner: ownerOf(world, guild, copy, delivery),
    copy,
  };
}

/** The rule that may change a message; null for a released copy, and for a post of a deleted rule. */
function ownerOf(
  world: World,
  guild: GuildRow,
  copy: MessageCopyRow | null,
  delivery: DeliveryRow | undefined,
): Posted['owner'] {
  if (copy !== null && copy.ended !== null) return null;
  const module = copy === null ? delivery?.module : SLUG;
  const ruleId = copy === null ? (delivery?.ruleId ?? null) : copy.ruleId;
  const spec = module === undefined ? undefined : specOf(module);
  const rule = spec && rulesOf({ world, guild, spec }, false).find(({ id }) => id === ruleId);
  return rule ? { module: rule.module, ruleId, name: rule.name } : null;
}
