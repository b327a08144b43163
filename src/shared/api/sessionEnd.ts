import { safeReturnPath } from '../navigation/safeReturnPath';
import type { RenewalOutcome } from './renewal';

export type SessionEnd =
  | { kind: 'stay' }
  /** Start the chat platform's sign-in and carry the referral code along. */
  | { kind: 'sign-in'; ref: string }
  | { kind: 'unauthorized'; to: string };

type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'origin'>;

const REF_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
const STAY: SessionEnd = { kind: 'stay' };

/**
 * What follows a renewal (spec §8): nothing unless the session is dead, and nothing on home or the
 * unauthorized page; with a referral code in the URL the sign-in, otherwise the unauthorized page
 * with the way back.
 */
export function decideSessionEnd(place: Place, outcome: RenewalOutcome = 'dead'): SessionEnd {
  if (outcome !== 'dead' || isOpenPage(place.pathname)) return STAY;
  const ref = new URLSearchParams(place.search).get('ref');
  if (ref !== null && REF_PATTERN.test(ref)) return { kind: 'sign-in', ref };
  return {
    kind: 'unauthorized',
    to: `/unauthorized?redirect_url=${encodeURIComponent(wayBack(place))}`,
  };
}

/**
 * Lets one departure through while it is under way: further 401s must not start a second one
 * (reliability A16). `arrived` is to be called when the address has changed or the page came back.
 */
export function createDeparture() {
  let isUnderWay = false;
  return {
    decide(place: Place, outcome: RenewalOutcome = 'dead'): SessionEnd {
      if (isUnderWay) return STAY;
      const decision = decideSessionEnd(place, outcome);
      isUnderWay = decision.kind !== 'stay';
      return decision;
    },
    arrived() {
      isUnderWay = false;
    },
  };
}

function isOpenPage(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return path === '' || path === '/unauthorized';
}

/** Path, search and hash of now, without any redirect_url of an earlier departure. */
function wayBack({ pathname, search, hash, origin }: Place): string {
  if (nests(pathname)) return '/';
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !nests(pair));
  const query = kept.length > 0 ? `?${kept.join('&')}` : '';
  return safeReturnPath(`${pathname}${query}${nests(hash) ? '' : hash}`, origin);
}

/** True where redirect_url is named, however often it was percent-encoded. */
function nests(part: string): boolean {
  let text = part;
  for (let round = 0; round < 5 && text.includes('%'); round += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      break;
    }
  }
  return /redirect_url/i.test(text);
}
