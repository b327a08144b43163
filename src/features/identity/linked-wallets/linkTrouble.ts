import * as z from 'zod/mini';
import { describeWalletError, isUserRejection } from '@/features/identity/wallet/errors';
import { shortAddress } from '@/shared/solana/shortAddress';
import type { Failure } from '@/shared/api/envelope';
import { proofTroubles } from './linkedWallet';

/** Why a wallet was not linked, in words, and what can be done. */
export interface LinkTrouble {
  tone: 'neutral' | 'error';
  text: string;
  /** A Ledger may be behind it. */
  mayBeLedger?: boolean;
  /** The account that signed in the place of the one that was asked. */
  other?: string;
  /** It would come to the same again. */
  isFinal?: boolean;
}

const NOTHING = 'Nothing was linked.';

const proofWords: Readonly<Record<(typeof proofTroubles)[number], LinkTrouble>> = {
  EXPIRED: { tone: 'neutral', text: `This took longer than 5 minutes. ${NOTHING}` },
  USED: { tone: 'error', text: `This proof has been used before. ${NOTHING}` },
  OTHER_ACCOUNT: { tone: 'error', text: `A different account signed. ${NOTHING}` },
  OTHER_TEXT: {
    tone: 'error',
    text: `Your wallet signed something other than our message. ${NOTHING}`,
    mayBeLedger: true,
  },
  FORGED: {
    tone: 'error',
    text: `The signature doesn’t match this account. ${NOTHING}`,
    mayBeLedger: true,
  },
  NOT_FOUND: { tone: 'error', text: `This attempt expired. ${NOTHING}` },
};

const refusalSchema = z.object({ trouble: z.enum(proofTroubles) });

/** What the wallet answered in the place of a signature. */
export function troubleOfWallet(error: unknown): LinkTrouble {
  if (isUserRejection(error)) {
    return { tone: 'neutral', text: `You declined the request in your wallet. ${NOTHING}` };
  }
  const { tone, title, detail } = describeWalletError(error);
  return { tone, text: `${title}. ${detail}`, mayBeLedger: true };
}

/** What was to be signed is not about this page and this account. */
export const NOT_OWN: LinkTrouble = {
  tone: 'error',
  text: `The message is for another site or account, so we didn’t ask your wallet to sign it. ${NOTHING}`,
};

/** Another account signed than was asked for. */
export const otherAccount = (asked: string, other: string): LinkTrouble => ({
  tone: 'neutral',
  text: `You signed with ${shortAddress(other)}, not with ${shortAddress(asked)}. ${NOTHING}`,
  other,
});

/** What the server said to a proof, or to the wish to begin. */
export function troubleOfServer({ status, message, told }: Failure): LinkTrouble {
  const refusal = refusalSchema.safeParse(told);
  if (status === 422 && refusal.success) return proofWords[refusal.data.trouble];
  // Linked already, to whomever, or too many: the server's words, and no more than those.
  if (status === 409) return { tone: 'error', text: message, isFinal: true };
  return { tone: 'error', text: message };
}

/** The wallet can sign nothing at all that proves it. */
export const cannotProve = (isLedger: boolean): LinkTrouble => ({
  tone: 'error',
  text: isLedger
    ? 'This wallet can’t sign a transaction without sending it. Connect the Ledger through another wallet.'
    : 'This wallet can sign neither messages nor transactions. Connect another one.',
});
