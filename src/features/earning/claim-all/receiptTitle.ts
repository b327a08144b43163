import { counted } from '@/shared/text/language';

/** What a title needs of a receipt's line. */
interface Line {
  outcome: {
    result: string;
    deliveries: readonly { state: string; stage: string | null }[];
  } | null;
}

/**
 * Outcome of a claim of several rewards: "3 rewards claimed". If the team has to act first, it counts each outcome:
 * "1 delivered, 2 waiting for approval".
 */
export function receiptTitle(receipt: readonly Line[]): string {
  const claimed = receipt.filter(({ outcome }) => outcome?.result === 'CLAIMED').length;
  const counts = new Map<string, number>();
  for (const line of receipt) {
    const word = outcomeOf(line);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const said = (words: readonly string[]) =>
    words.flatMap((word) => (counts.has(word) ? [`${String(counts.get(word))} ${word}`] : []));
  const waiting = said([APPROVAL, MANUAL]);
  if (claimed < receipt.length)
    return [`${String(claimed)} of ${counted(receipt.length, 'reward')} claimed`, ...waiting].join(
      ', ',
    );
  return waiting.length === 0 ? `${counted(claimed, 'reward')} claimed` : said(ORDER).join(', ');
}

const APPROVAL = 'waiting for approval';
const MANUAL = 'waiting for the team to send it';
const ORDER = ['delivered', 'on the way', APPROVAL, MANUAL, 'failed', 'not claimed'] as const;

/** The outcome of a line is that of its slowest reward. */
function outcomeOf({ outcome }: Line): (typeof ORDER)[number] {
  if (outcome?.result !== 'CLAIMED') return 'not claimed';
  const { deliveries } = outcome;
  if (deliveries.some(({ state }) => state === 'FAILED')) return 'failed';
  const waiting = deliveries.filter(({ state }) => state === 'WAITING');
  if (waiting.some(({ stage }) => stage === 'APPROVAL')) return APPROVAL;
  if (waiting.some(({ stage }) => stage === 'MANUAL')) return MANUAL;
  return waiting.length > 0 ? 'on the way' : 'delivered';
}
