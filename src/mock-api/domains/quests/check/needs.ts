import type { Task } from '@/features/modules/definitions/quest/fields';
import { isTransfer, needsLink, needsPage } from '@/features/modules/definitions/quest/tasks';
import { readMessageLink } from '@/shared/links/discord';
import { telegramGroupOf } from '@/shared/links/telegram';
import { parseSol } from '@/shared/money/lamports';
import { shortAddress } from '@/shared/solana/shortAddress';
import { counted } from '@/shared/text/language';
import { LINK_WALLET, walletsOf } from '../../wallets/wallets';
import { findCollection, findToken } from '../../market/market';
import { roleNames, type MemberContext } from '../../conditions/conditions';
import { socialOf } from '../../social-accounts/socials';
import type { TaskRow } from '../rows';
import { fixAccount } from './account';
import { dailyNeed } from './daily';
import { channelNameOf, discordLink, discordNeed } from './discord';
import { gameNeed } from './game';
import { inviteNeed } from './invite';
import { reactionsOf } from './x';

const isOnDiscord = (kind: string) =>
  kind.startsWith('DISCORD_') || kind === 'GAME' || kind === 'INVITE';
const platformOf = (kind: string) =>
  kind.startsWith('X_') ? 1 : kind.startsWith('TELEGRAM_') ? 2 : null;
const isInWallets = (kind: string) => kind.startsWith('HOLD_') || kind === 'ONCHAIN_TX';

/** Requirement of a task beyond its prompt, in words; null where the prompt is enough. */
export function needOf(context: Pick<MemberContext, 'guild'>, task: Task): string | null {
  switch (task.kind) {
    case 'DISCORD_ROLE':
      return `The role ${roleNames(context.guild, task.roles)} on this server`;
    case 'HOLD_NFT':
      return `Hold ${counted(task.count, 'NFT')} from ${findCollection(task.collection)?.name ?? 'a collection'} in your linked wallets`;
    case 'HOLD_TOKEN':
      return `Hold ${task.amount} ${findToken(task.mint)?.symbol ?? 'tokens'} in your linked wallets`;
    case 'DISCORD_MESSAGES':
    case 'DISCORD_REACTION':
    case 'DISCORD_VOICE':
      return discordNeed(context, task);
    case 'INVITE':
      return inviteNeed(task);
    case 'GAME':
      return gameNeed(task);
    case 'DAILY':
      return task.count > 1 ? dailyNeed(task) : null;
    case 'ONCHAIN_TX':
      return isTransfer.holds({ ...task })
        ? `Send exactly ${task.sol} SOL from your linked wallet to this account`
        : 'A transaction from your linked wallet to this account or program';
    case 'API':
      return `${context.guild.name} confirms this on its own site`;
    case 'X_FOLLOW':
      return `Follow @${task.handle[0] ?? ''} on X`;
    case 'X_REACT':
      return `On X: ${reactionsOf(task).join(', ').toLowerCase()}`;
    case 'X_POST':
      return `Your post on X must say “${task.text}”`;
    default:
      return null;
  }
}

/** The SOL transfer of a task; null where it has none, or its amount is invalid. */
export function transferFor(task: Task) {
  if (!isTransfer.holds({ ...task })) return null;
  try {
    return { to: task.account, lamports: parseSol(task.sol).toString() };
  } catch {
    return null;
  }
}

/**
 * The page of a task. Hides addresses of APIs; `link` may still contain one after the kind was changed.
 */
export function linkOf(context: Pick<MemberContext, 'guild'>, task: Task): string | null {
  const { kind, handle } = task;
  if (kind === 'INVITE') return null;
  if (needsPage.holds({ ...task })) return task.page || null;
  if (isOnDiscord(kind)) return discordLink(context, task);
  if (kind === 'X_FOLLOW' && handle[0] !== undefined) return `https://x.com/${handle[0]}`;
  if (kind === 'X_POST') return `https://x.com/intent/post?text=${encodeURIComponent(task.text)}`;
  return needsLink.holds({ ...task }) && kind !== 'API' ? task.link || null : null;
}

/** Short label for a task's page; null where its kind or its address is enough. */
export function linkLabelOf(context: Pick<MemberContext, 'guild'>, task: Task): string | null {
  switch (task.kind) {
    case 'DISCORD_MESSAGES':
    case 'DISCORD_VOICE':
      return channelNameOf(context, task.channelId);
    case 'X_FOLLOW':
      return task.handle[0] === undefined ? null : `@${task.handle[0]}`;
    case 'TELEGRAM_JOIN': {
      const group = telegramGroupOf(task.link);
      // An invite's code is not a name.
      return group === null || group.startsWith('+') ? null : `@${group}`;
    }
    case 'DISCORD_REACTION':
      return channelNameOf(context, readMessageLink(task.link)?.channelId ?? '');
    default:
      return null;
  }
}

/** The member's account that a task checks; null where there is none, or none is needed. */
export function accountFor({ world, userId }: MemberContext, { kind }: Task): string | null {
  if (isOnDiscord(kind)) {
    const username = world.db.users.find(({ id }) => id === userId)?.username;
    return username === undefined ? null : `@${username} on Discord`;
  }
  if (isInWallets(kind)) {
    const wallets = walletsOf(world, userId);
    const [only] = wallets;
    if (!only) return null;
    return wallets.length === 1
      ? (only.name ?? shortAddress(only.address))
      : `your ${counted(wallets.length, 'linked wallet')}`;
  }
  const platform = platformOf(kind);
  const social = platform === null ? undefined : socialOf(world, userId, platform);
  return social ? `@${social.handle} on ${platform === 1 ? 'X' : 'Telegram'}` : null;
}

/**
 * Whether a check found no suitable account, or the wrong one, and another was linked since, which makes its message
 * outdated.
 */
export function isBeforeLinking(
  { world, userId }: MemberContext,
  { kind }: Task,
  { reason, checkedAt }: TaskRow,
): boolean {
  if (reason !== 'IDENTITY' || checkedAt === null) return false;
  const linked = isInWallets(kind)
    ? walletsOf(world, userId)
    : world.db.socials.filter((row) => row.userId === userId && row.platform === platformOf(kind));
  return linked.some(({ linkedAt }) => linkedAt > checkedAt);
}

/** The way to fix the problem found by a check. */
export function fixOf({ state, reason }: TaskRow, { kind }: Task) {
  if (state !== 'NOT_SATISFIED' || reason !== 'IDENTITY') return null;
  return isInWallets(kind) ? LINK_WALLET : fixAccount(kind);
}
