import { plural } from '@/shared/text/language';
import { MATCH_ANYONE } from '../field-types/match/field';

/** The conditions of a holder rule as one would say them. */
export function HolderWords({ match, words }: { match: number; words: readonly string[] }) {
  return (
    <section aria-label="Members who qualify">
      {words.length === 0 ? (
        <p>No one qualifies yet. Add a condition.</p>
      ) : (
        <>
          <p>
            {plural(
              words.length,
              'Members qualify when this is true:',
              match === MATCH_ANYONE
                ? 'Members qualify when any of these is true:'
                : 'Members qualify when all of these are true:',
            )}
          </p>
          <ul>
            {words.map((each, index) => (
              // Conditions have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key -- see above
              <li key={index}>
                <bdi>{each}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
