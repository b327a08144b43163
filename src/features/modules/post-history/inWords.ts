import { labelIn } from '@/shared/text/labelIn';
import type { BadgeColour } from '@/shared/ui/badgeColour';
import type { Delivery, DeliveryState, Fate, SkipReason, WhyRule } from './delivery';

const states: Readonly<Record<string, string>> = {
  SENT: 'Posted',
  SKIPPED: 'Skipped',
  FAILED: 'Failed',
} satisfies Record<DeliveryState, string>;

const reasons: Readonly<Record<string, string>> = {
  FILTER: 'Filtered out',
  CAP: 'Limit reached',
  COOLDOWN: 'Already posted',
  PAUSED: 'No active package',
  SOURCE_GAP: 'Data source delayed',
  DUPLICATE: 'Duplicate',
} satisfies Record<SkipReason, string>;

/** States a list can be narrowed to. */
export const stateChoices = Object.entries(states).map(([value, label]) => ({ value, label }));

/** The state in words. */
export const stateInWords = (state: string): string => labelIn(states, state);

/** Why something was skipped, in short. */
export const reasonInWords = (reason: string): string => labelIn(reasons, reason);

export const stateColours: Readonly<Record<DeliveryState, BadgeColour>> = {
  SENT: 'success',
  SKIPPED: 'secondary',
  FAILED: 'danger',
};

const fates: Readonly<Record<string, string>> = {
  SENT: 'Posted',
  SKIPPED: 'Skipped',
  FAILED: 'Failed',
  OTHER: 'Doesn’t apply',
  MADE_LATER: 'Created later',
  OFF: 'Was off',
  NOT_PAID: 'Not in package',
  TOO_OLD: 'Too old',
} satisfies Record<Fate, string>;

/** What truly became of something, in short. */
export const fateInWords = ({ fate }: Pick<WhyRule, 'fate'>): string => labelIn(fates, fate);

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
  channelName === null ? (place ?? 'Channel not set or deleted') : `# ${channelName}`;
