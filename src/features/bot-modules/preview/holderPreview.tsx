import type { PreviewProps } from '../engine/moduleScreen';
import { noFacts, type Facts } from '../engine/variable';
import type { Values } from '../fields/field';
import { MATCH_ANYONE } from '../kinds/match/field';
import MessagePreview from './MessagePreview';

interface HolderValues<Condition> {
  match: number;
  conditions: readonly Condition[];
}

/** A holder rule as one would say it, and its panel. */
export const holderPreview = <Condition,>(
  { read }: { read: (values: Values) => HolderValues<Condition> },
  inWords: (condition: Condition, facts: Facts) => string,
) =>
  function HolderPreview(props: PreviewProps) {
    const { facts = noFacts } = props;
    const { match, conditions } = read(props.values);
    const words = conditions.map((condition) => inWords(condition, facts));
    return (
      <>
        <section aria-label="In plain words">
          {words.length === 0 ? (
            <p>Nobody qualifies yet: add a condition.</p>
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
        <MessagePreview {...props} />
      </>
    );
  };
