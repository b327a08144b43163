import { labelIn } from '@/shared/text/labelIn';
import { counted } from '@/shared/text/language';
import type { BadgeColour } from '@/shared/ui/badgeColour';
import type { CopyState, MessageCopy } from './copy';

const states: Readonly<Record<string, string>> = {
  CURRENT: 'Up to date',
  OUTDATED: 'Out of date',
  FAILED: 'Update failed',
  GONE: 'Deleted in Discord',
} satisfies Record<CopyState, string>;

export const stateColours: Readonly<Record<CopyState, BadgeColour>> = {
  CURRENT: 'success',
  OUTDATED: 'warning',
  FAILED: 'danger',
  GONE: 'secondary',
};

export const stateInWords = ({ state, messageUrl }: MessageCopy): string =>
  state === 'FAILED' && messageUrl === null ? 'Not posted' : labelIn(states, state);

export const channelInWords = ({ channelName }: Pick<MessageCopy, 'channelName'>): string =>
  channelName === null ? 'Deleted channel' : `# ${channelName}`;

/** How to fix an error of Discord, by its code (Discord docs, "JSON error codes"). */
const mending: Readonly<Record<number, string>> = {
  50001: 'Give the bot “View Channel” there, then try again.',
  50013: 'Then try again.',
  503: 'Try again in a minute.',
};

/** Why a copy differs from the saved message, and how to fix that; null if it is up to date. */
export function troubleInWords({ state, trouble, channelName }: MessageCopy): string | null {
  if (state === 'GONE') {
    return channelName === null
      ? 'The channel was deleted. Remove this copy from the list.'
      : 'Someone deleted the message in Discord. Post it again or remove it from the list.';
  }
  if (state === 'OUTDATED') return 'Shows an earlier version of the message.';
  if (state === 'CURRENT') return null;
  const said = trouble?.text || 'Discord refused the message.';
  const how = trouble?.code === null ? undefined : mending[trouble?.code ?? 0];
  return how === undefined ? said : `${said} ${how}`;
}

/** Whether another attempt may bring it up to date. */
export const isBehind = ({ state }: Pick<MessageCopy, 'state'>): boolean =>
  state === 'OUTDATED' || state === 'FAILED';

const isCurrent = ({ state }: MessageCopy) => state === 'CURRENT';

/** In how many of its channels a message is up to date: "Updated in 3 of 4 channels". */
export function updatedInWords(copies: readonly MessageCopy[]): string {
  const current = copies.filter(isCurrent).length;
  return current === copies.length
    ? `Updated in ${counted(current, 'channel')}`
    : `Updated in ${String(current)} of ${counted(copies.length, 'channel')}`;
}

/** In how many channels a message is now: "Posted in 3 channels". */
export const postedInWords = (copies: readonly MessageCopy[]): string => {
  const there = copies.filter(({ state, messageUrl }) => state !== 'GONE' && messageUrl !== null);
  return there.length === 0
    ? 'Not posted in any channel'
    : `Posted in ${counted(there.length, 'channel')}`;
};

/** Number of copies that need attention. */
export const needLook = (copies: readonly MessageCopy[]): number =>
  copies.filter((copy) => !isCurrent(copy)).length;
