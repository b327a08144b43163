import type { GuildRow } from '../guilds/rows';
import type { Due, PostingRule } from './due';
import type { DeliveryRow } from './rows';

/** Discord's ids count from here, ms since 1970 (Discord docs, "Snowflakes"). */
export const DISCORD_EPOCH = 1_420_070_400_000;

/** A message id of a moment: Discord's ids begin with the time. */
export const messageIdAt = (at: number, index: number) =>
  String((BigInt(at) - BigInt(DISCORD_EPOCH)) * 4_194_304n + BigInt(index % 4096));

interface Begun extends Pick<
  Due,
  'key' | 'kind' | 'label' | 'signature' | 'by' | 'at' | 'channelAt'
> {
  channelId: string | null;
  /** No two of a server have the same. */
  number: number;
}

/** A delivery of which nothing has come yet. */
export const blankDelivery = (
  guild: GuildRow,
  rule: PostingRule,
  { number, key, kind, label, signature, by, at, channelAt, channelId }: Begun,
): DeliveryRow => ({
  id: `dlv-${guild.id}-${String(number)}`,
  serverId: guild.id,
  module: rule.module,
  ruleId: rule.id,
  key,
  kind,
  label,
  signature,
  by,
  at,
  state: 'SKIPPED',
  reason: null,
  filter: null,
  why: null,
  attempts: [],
  channelId,
  channelAt,
  messageId: null,
  post: null,
});
