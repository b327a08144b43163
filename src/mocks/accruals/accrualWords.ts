import { counted } from '@/shared/text/counted';
import type { AccrualModule } from './rows';

const nouns: Readonly<Record<AccrualModule, string>> = {
  'hold-to-earn': 'unit',
  'chat-to-earn': 'message',
  'engage-to-earn': 'action',
  'tweet-to-earn': 'action',
  'invite-to-earn': 'invite',
};

/** What was counted, in words: "3 units". */
export const countedInWords = (module: AccrualModule, units: number): string =>
  counted(units, nouns[module]);

const skips: Readonly<Record<string, string>> = {
  NO_POINTS: 'The program pays no points.',
  NO_WALLET: 'No wallet is linked.',
  NO_ROLE: 'None of the roles it asks for.',
  TOO_SHORT: 'Not held for long enough.',
  NOT_HELD: 'Too little is held.',
};

/** Why somebody got nothing, as owners read it. */
export const skippedInWords = (reason: string): string => skips[reason] ?? reason;
