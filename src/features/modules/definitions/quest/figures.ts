import { figureOf, POINTS, SOL, type FiguresOf } from '../../engine/figures';
import spec from './definition';
import type { Quest } from './fields';

/** The points, SOL and tokens that a quest gives, each with how many can get it. */
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

/** How many can get the rewards: the winners, or the claims there can be. */
function limitOf(quest: Quest) {
  const most = mostWinners(quest);
  const { method, recurrence, claimLimit } = quest;
  const isByClaims = method === 'ALL' || most === claimLimit;
  // Whoever takes a quest again counts again.
  return isByClaims
    ? { most, noun: recurrence === 'ONCE' ? 'member' : 'claim', isUpTo: true }
    : { most, noun: 'winner', isUpTo: false };
}

/** How many can win at most; 0 where nothing limits it. */
export const mostWinners = ({ method, winners, claimLimit }: Quest): number => {
  const limits = [...(method === 'ALL' ? [] : [winners]), claimLimit].filter(
    (limit) => Number.isInteger(limit) && limit > 0,
  );
  return limits.length === 0 ? 0 : Math.min(...limits);
};
