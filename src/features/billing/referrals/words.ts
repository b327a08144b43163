import { config } from '@/shared/config/config';
import { labelIn } from '@/shared/text/labelIn';
import { inPercent } from '@/shared/format/numbers';
import { exactText } from '@/shared/format/shortAmount';
import type { BadgeColour } from '@/shared/ui/badgeColour';

/** What goes along with a referral link that is shared. */
export const SHARE_TEXT = `Discord bots for Solana communities: ${config.brandName}`;

const SOL_DECIMALS = 9;

/** Lamports as SOL, with their sign: "−1.25". */
export const signedText = (lamports: bigint): string => exactText(lamports, SOL_DECIMALS);

/** The same with its unit: "1.25 SOL". */
export const solText = (lamports: bigint): string => `${signedText(lamports)} SOL`;

/** Hundredths of a percent as a percentage: "12.5%". */
export const rateText = (bps: number): string =>
  inPercent(bps / 10_000, { maximumFractionDigits: 2 });

/** What part of them went on: "4.2%", or a dash where there is nothing to go by. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '–' : inPercent(part / whole);

const labels: Readonly<Record<string, string>> = {
  CLICKED: 'Clicked',
  SIGNED_UP: 'Signed up',
  QUALIFIED: 'Buyer',
  ON_HOLD: 'On hold',
  APPROVED: 'Approved',
  PAID: 'Paid',
  REJECTED: 'Rejected',
  AVAILABLE: 'Available',
  REQUESTED: 'Requested',
  TAKEN_BACK: 'Revoked',
  APPLIED: 'Applied',
  ACTIVE: 'Active',
  SUSPENDED: 'Suspended',
  SCHEDULED: 'Scheduled',
  PAUSED: 'Paused',
  ENDED: 'Ended',
  ARCHIVED: 'Archived',
};

/** A status of a referral, commission, ambassador or link as one reads it: "On hold". */
export const statusLabel = (status: string): string => labelIn(labels, status);

export const referralColour: Record<string, BadgeColour> = {
  CLICKED: 'secondary',
  SIGNED_UP: 'secondary',
  QUALIFIED: 'info',
  ON_HOLD: 'info',
  APPROVED: 'primary',
  PAID: 'success',
  REJECTED: 'danger',
};

export const commissionColour: Record<string, BadgeColour> = {
  ON_HOLD: 'info',
  AVAILABLE: 'primary',
  REQUESTED: 'secondary',
  PAID: 'success',
  TAKEN_BACK: 'danger',
};

export const stateColour: Record<string, BadgeColour> = {
  APPLIED: 'info',
  ACTIVE: 'success',
  SUSPENDED: 'warning',
  REJECTED: 'danger',
};
