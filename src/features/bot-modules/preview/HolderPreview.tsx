import type { PreviewProps } from '../engine/defineModule';
import { valuesAt } from '../engine/valuesAt';
import { MATCH_ANYONE } from '../fields/match';
import { conditionInWords } from './conditionInWords';
import MessagePreview from './MessagePreview';

/** A holder rule as one would say it, and its panel. */
export default function HolderPreview(props: PreviewProps) {
  const { values } = props;
  const conditions: unknown[] = Array.isArray(values['conditions']) ? values['conditions'] : [];
  const words = conditions.map((each) => conditionInWords(valuesAt(each, '')));
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
                : values['match'] === MATCH_ANYONE
                  ? 'Who qualifies, by any one of these:'
                  : 'Who qualifies, by all of these together:'}
            </p>
            <ul>
              {words.map((each, index) => (
                // Conditions have no identity but their place.
                // oxlint-disable-next-line react/no-array-index-key -- see above
                <li key={index}>{each}</li>
              ))}
            </ul>
          </>
        )}
      </section>
      <MessagePreview {...props} />
    </>
  );
}
