import type { FeatureFlag } from '@/features/staff/featureFlag';
import type { BadgeColour } from '@/shared/ui/badgeColour';
import { counted } from '@/shared/text/language';

interface FeatureFlagWords {
  title: string;
  /** What is so while it is on. */
  on: string;
  /** What is so while it is off, for those it is off for. */
  off: string;
}

const words: Readonly<Record<string, FeatureFlagWords>> = {
  POINT_CLAIMS: {
    title: 'Claims of points for tokens',
    on: 'Members claim points for what their server gives for them.',
    off: 'No new claim is taken. Points are kept, claims under way go on, and members and teams read why.',
  },
  PORTFOLIO_PRICES: {
    title: 'Prices in portfolios',
    on: 'Portfolios say what tokens and NFTs are worth.',
    off: 'Portfolios show what is held without its worth, as when the source of prices is wrong. Rules that ask for dollars go on.',
  },
  AMBASSADOR_SIGN_UP: {
    title: 'Applications of ambassadors',
    on: 'Whoever is none yet can apply to be an ambassador.',
    off: 'No one can apply. Who is an ambassador or has applied stays so.',
  },
};

/** A flag in words; one of a later version has its name alone. */
export const featureFlagWords = ({ id }: Pick<FeatureFlag, 'id'>): FeatureFlagWords =>
  (Object.hasOwn(words, id) ? words[id] : undefined) ?? { title: id, on: '', off: '' };

/** How a flag stands. */
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

export const stateColour = ({ state }: Pick<FeatureFlag, 'state'>): BadgeColour =>
  state === 'ON' ? 'success' : state === 'OFF' ? 'secondary' : 'info';
