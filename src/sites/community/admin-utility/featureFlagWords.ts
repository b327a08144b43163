import type { FeatureFlag } from '@/features/staff/featureFlag';
import { lookOf, type LooksOf, type StateLook } from '@/shared/ui/stateLook';
import { counted } from '@/shared/text/language';

interface FeatureFlagWords {
  title: string;
  /** Effect while it is on. */
  on: string;
  /** Effect while it is off, for the servers it is off for. */
  off: string;
}

const words: Readonly<Record<string, FeatureFlagWords>> = {
  POINT_CLAIMS: {
    title: 'Token claims',
    on: 'Members can claim tokens for their points.',
    off: 'Members can’t start new claims. Points are kept, and open claims continue. Members and teams see why.',
  },
  PORTFOLIO_PRICES: {
    title: 'Portfolio prices',
    on: 'Portfolios show the value of tokens and NFTs.',
    off: 'Portfolios show holdings without values. Rules in dollars keep working.',
  },
  AMBASSADOR_SIGN_UP: {
    title: 'Ambassador applications',
    on: 'Users can apply to become ambassadors.',
    off: 'No one can apply. Ambassadors and open applications aren’t affected.',
  },
};

/** A flag in words; a flag of a later version has only its id. */
export const featureFlagWords = ({ id }: Pick<FeatureFlag, 'id'>): FeatureFlagWords =>
  (Object.hasOwn(words, id) ? words[id] : undefined) ?? { title: id, on: '', off: '' };

/** The state of a flag in words. */
export function stateWords({ state, servers }: Pick<FeatureFlag, 'state' | 'servers'>): string {
  switch (state) {
    case 'ON':
      return 'On';
    case 'OFF':
      return 'Off';
    case 'SOME':
      return `On for ${counted(servers.length, 'server')}`;
    default:
      return state;
  }
}

const looks: LooksOf = { ON: 'on', OFF: 'off', SOME: 'on' };

/** The state sign of a flag; undefined for a state this build doesn't know. */
export const flagLook = ({ state }: Pick<FeatureFlag, 'state'>): StateLook | undefined =>
  lookOf(looks, state);
