import { useState } from 'react';
import type { EarnedBadge } from '@/features/earning/badges/badge';
import { BadgeArt } from '@/features/earning/badges/BadgeArt';

/** Badges shown before the rest is opened. */
const FIRST = 12;

/** Badges on a member's profile, each with its server. */
export function ShownBadges({ badges }: { badges: readonly EarnedBadge[] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ul className="shown-badges">
        {(isWhole ? badges : badges.slice(0, FIRST)).map((badge) => (
          <li key={badge.id}>
            <BadgeArt art={badge.art} tone={badge.tone} size={64} />
            <p>
              <bdi translate="no">{badge.name}</bdi>
              <small>
                <bdi translate="no">{badge.server.name}</bdi>
              </small>
              {badge.description === '' ? null : (
                <small>
                  <bdi>{badge.description}</bdi>
                </small>
              )}
            </p>
          </li>
        ))}
      </ul>
      {isWhole || badges.length <= FIRST ? null : (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          onClick={() => setWhole(true)}
        >
          Show all {badges.length} badges
        </button>
      )}
    </>
  );
}
