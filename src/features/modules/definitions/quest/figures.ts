import { figureOf, POINTS, SOL, type FiguresOf } from '../../engine/figures';
import spec from './definition';
import type { Quest } from './fields';

/** The points, SOL and tokens that a quest gives, each with the number of members who can get it. */
const figures: FiguresOf = (values) => {
  const quest = spec.read(values);
  const all = { after: 'each', limit: limitOf(quest) };
  return quest.rewards.flatMap(({ kind, points, token }) => {
    if (kind === 'POINTS') return figureOf(String(points), { currency: POINTS, ...all });
    if (kind !== 'TOKEN') return [];
    const currency = token.currency === 'SOL' ? SOL : token.mint;
    return currency === '' ? [] : figureOf(token.amount, { currency, ...all });
  });
};
export default figures;

/** How many can get the rewards: the winners, or the possible claims. */
function limitOf(quest: Quest) {
  const most = mostWinners(quest);
  const { method, recurrence, claimLimit } = quest;
  const isByClaims = method === 'ALL' || most === claimLimit;
  // A member who repeats a quest counts again.
  return isByClaims
    ? { most, noun: recurrence === 'ONCE' ? 'member' : 'claim', isUpTo: true }
    : { most, noun: 'winner', isUpTo: false };
}

/** Maximum number of winners; 0 if there is no limit. */
export const mostWinners = ({ method, winners, claimLimit }: Quest): number => {
  const limits = [...(method === 'ALL' ? [] : [winners]), claimLimit].filter(
    (limit) => Number.isInteger(limit) && limit > 0,
  );
  return limits.length === 0 ? 0 : Math.min(...limits);
};
