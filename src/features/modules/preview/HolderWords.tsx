import { MATCH_ANYONE } from '../field-types/match/field';

/** The conditions of a holder rule as one would say them. */
export function HolderWords({ match, words }: { match: number; words: readonly string[] }) {
  return (
    <section aria-label="In plain words">
      {words.length === 0 ? (
        <p>No one qualifies yet: add a condition.</p>
      ) : (
        <>
          <p>
            {words.length === 1
              ? 'Who qualifies:'
              : match === MATCH_ANYONE
                ? 'Who qualifies, by any one of these:'
                : 'Who qualifies, by all of these together:'}
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
