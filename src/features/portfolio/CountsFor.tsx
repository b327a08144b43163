import { useState } from 'react';
import { earningPath, serverPath } from '@/features/server/memberships/paths';
import { Link } from 'react-router-dom';
import type { HoldingUse } from './portfolioSchemas';

/** So many are named; more would fill the row. */
const NAMED = 3;

/** Servers on which a holding does something for its owner: a role, or points. */
export function CountsFor({ uses }: { uses: readonly HoldingUse[] }) {
  const [isWhole, setWhole] = useState(false);
  if (uses.length === 0) return null;
  const shown = isWhole ? uses : uses.slice(0, NAMED);
  return (
    <ul className="badge-list portfolio-uses" aria-label="Counts toward">
      {shown.map((use) => (
        <li key={`${use.kind} ${use.server.id} ${use.name} ${use.label}`}>
          <Link
            className={`badge ${use.isMet === true ? 'text-bg-success' : 'text-bg-secondary'}`}
            title={wordsOf(use)}
            to={
              use.kind === 'EARNING'
                ? earningPath('hold-to-earn', use.server.slug)
                : serverPath(use.server.slug)
            }
          >
            {use.isSome ? 'May count toward' : 'Counts toward'}{' '}
            <bdi translate="no">{use.server.name}</bdi>: <bdi>{use.name}</bdi>
          </Link>
        </li>
      ))}
      {uses.length > NAMED ? (
        <li>
          <button
            type="button"
            className="btn btn-sm btn-link portfolio-uses__more"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? 'Show less' : `Show ${String(uses.length - NAMED)} more`}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

const standing = (isMet: boolean | null) =>
  isMet === null ? 'Couldn’t be checked.' : isMet ? 'You qualify.' : 'You don’t qualify yet.';

const wordsOf = ({ label, isMet, isSome, countsListed }: HoldingUse): string =>
  [
    `${label}.`,
    standing(isMet),
    ...(isSome ? ['Only some NFTs count.'] : []),
    ...(countsListed ? [] : ['Listed NFTs don’t count.']),
  ].join(' ');

/** By mint or collection, what it counts for. */
export function usesByAsset(
  uses: readonly HoldingUse[],
): ReadonlyMap<string, readonly HoldingUse[]> {
  const found = new Map<string, HoldingUse[]>();
  for (const use of uses) found.set(use.address, [...(found.get(use.address) ?? []), use]);
  return found;
}
