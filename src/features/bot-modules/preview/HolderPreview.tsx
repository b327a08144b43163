import type { PreviewProps } from '../engine/moduleScreen';
import { textAt } from '../engine/read';
import { valuesAt } from '../engine/valuesAt';
import { noFacts } from '../engine/variable';
import { MATCH_ANYONE } from '../kinds/match/field';
import { conditionInWords } from './conditionInWords';
import MessagePreview from './MessagePreview';

/** A holder rule as one would say it, and its panel. */
export default function HolderPreview(props: PreviewProps) {
  const { values, facts = noFacts } = props;
  const conditions: unknown[] = Array.isArray(values['conditions']) ? values['conditions'] : [];
  const words = conditions.map((each) => {
    const condition = valuesAt(each, '');
    const asset =
      facts.collections.get(textAt(condition, 'collection'))?.name ??
      facts.tokens.get(textAt(condition, 'mint'))?.symbol;
    return conditionInWords(condition, asset);
  });
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
}
