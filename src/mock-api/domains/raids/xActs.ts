import type { World } from '../../store/world';
import type { SocialActRow } from '../social-accounts/rows';

/** Something an account did at a known moment. */
export type DatedAct = SocialActRow & { at: number };

/** What was done on X up to a moment and when is known, the first first. */
export const actsUntil = ({ db }: World, to: number): DatedAct[] =>
  db.socialActs
    .flatMap((act) =>
      act.platform === 1 && act.at !== undefined && act.at <= to
        ? [Object.assign({}, act, { at: act.at })]
        : [],
    )
    .toSorted((one, other) => one.at - other.at);

/** Who has linked which account on X and can be asked about. */
export const ownersOf = ({ db }: World): Map<string, string> =>
  new Map(
    db.socials
      .filter(({ platform, state }) => platform === 1 && state === 'LINKED')
      .map(({ externalId, userId }) => [externalId, userId]),
  );
