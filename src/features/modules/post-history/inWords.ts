import type { BadgeColour } from '@/shared/ui/badgeColour';
import type { Delivery, DeliveryState, Fate, SkipReason, WhyRule } from './delivery';

const states: Readonly<Record<string, string>> = {
  SENT: 'Sent',
  SKIPPED: 'Left out',
  FAILED: 'Failed',
} satisfies Record<DeliveryState, string>;

const reasons: Readonly<Record<string, string>> = {
  FILTER: 'Filter',
  CAP: 'Limit reached',
  COOLDOWN: 'Told before',
  PAUSED: 'Package ended',
  SOURCE_GAP: 'Source was silent',
  DUPLICATE: 'Told twice',
} satisfies Record<SkipReason, string>;

/** States a list can be narrowed to. */
export const stateChoices = Object.entries(states).map(([value, label]) => ({ value, label }));

/** The state in words; one this build does not know as it is. */
export const stateInWords = (state: string): string => states[state] ?? state;

/** Why something was left out, in short; one this build does not know as it is. */
export const reasonInWords = (reason: string): string => reasons[reason] ?? reason;

export const stateColours: Readonly<Record<DeliveryState, BadgeColour>> = {
  SENT: 'success',
  SKIPPED: 'secondary',
  FAILED: 'danger',
};

const fates: Readonly<Record<string, string>> = {
  SENT: 'Posted',
  SKIPPED: 'Left out',
  FAILED: 'Failed',
  OTHER: 'Not about this',
  MADE_LATER: 'Made later',
  OFF: 'Was off',
  NOT_PAID: 'Not in the package',
  TOO_OLD: 'Too long ago',
} satisfies Record<Fate, string>;

/** What truly became of something, in short. */
export const fateInWords = ({ fate }: Pick<WhyRule, 'fate'>): string => fates[fate] ?? fate;

export const fateColours: Readonly<Record<Fate, BadgeColour>> = {
  SENT: 'success',
  SKIPPED: 'secondary',
  FAILED: 'danger',
  OTHER: 'secondary',
  MADE_LATER: 'secondary',
  OFF: 'secondary',
  NOT_PAID: 'secondary',
  TOO_OLD: 'secondary',
};

/** Where something was posted, or would have been. */
export const placeInWords = ({ channelName, place }: Pick<Delivery, 'channelName' | 'place'>) =>
  channelName === null ? (place ?? 'No channel, or one that is gone') : `# ${channelName}`;
