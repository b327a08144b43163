import type { Delivery } from '@/features/earning/reward-moment/delivery';
import type { Claim } from './claim';
import { tokenText } from './claimWords';

type Progress = Pick<Delivery, 'state' | 'stage' | 'message'>;

/** Turns a claim of points into the delivery of its tokens. */
export function deliveryOf(claim: Claim): Delivery {
  const { amount, token, address, signature } = claim;
  return {
    kind: 'TOKEN',
    label: tokenText(BigInt(amount), token),
    ...progressOf(claim),
    signature,
    points: null,
    amount,
    token: { ...token, priceSol: null },
    nft: null,
    code: null,
    address,
    transactionId: null,
  };
}

function progressOf({ status, isWaiting, reason, steps }: Claim): Progress {
  if (status === 'SUCCESS') return { state: 'DONE', stage: null, message: null };
  if (status === 'CANCELLED')
    return { state: 'FAILED', stage: 'REJECTED', message: reason ?? RETURNED };
  if (status === 'RECLAIMED_AFTER_FAILURE' || status === 'FAILED')
    return { state: 'FAILED', stage: 'UNPAID', message: RETURNED };
  if (isWaiting)
    return {
      state: 'WAITING',
      stage: 'APPROVAL',
      message:
        'Claims this large need team approval. Your points stay locked until the team decides.',
    };
  const isAgain = steps.filter(({ step }) => step === 'SENT').length > 1;
  return { state: 'WAITING', stage: isAgain ? 'RESENDING' : 'SENDING', message: null };
}

const RETURNED = 'Nothing was paid. Your points were returned.';
