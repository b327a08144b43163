import { labelIn } from '@/shared/text/labelIn';
import type { EarningSection } from './points';

/** The ways to earn, as pages call them. */
export const sectionNames: Record<EarningSection, string> = {
  'hold-to-earn': 'Hold to earn',
  'engage-to-earn': 'Engage to earn',
  'task-to-earn': 'Task to earn',
};

/** Whether an address names a way to earn. */
export const isSection = (text: string): text is EarningSection =>
  Object.hasOwn(sectionNames, text);

const types: Readonly<Record<string, string>> = {
  EARN: 'Earned',
  CLAIM_LOCK: 'Locked for a claim',
  CLAIM_SETTLED: 'Claimed',
  CLAIM_RETURN: 'Returned',
  ADJUST: 'Adjusted by the team',
  EXPIRE: 'Expired',
};

/** What a line of the ledger did. */
export const typeInWords = (type: string): string => labelIn(types, type);
