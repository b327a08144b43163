import type { PreviewProps } from '../../engine/previewOf';
import { noFacts } from '../../engine/variable';
import { tokenConditionInWords } from '../../preview/conditionInWords';
import { HolderWords } from '../../preview/HolderWords';
import MessagePreview from '../../preview/MessagePreview';
import spec from './definition';

/** A rule in words, and its panel. */
export default function HolderPreview(props: PreviewProps) {
  const { tokens } = props.facts ?? noFacts;
  const { match, conditions } = spec.read(props.values);
  const words = conditions.map((condition) =>
    tokenConditionInWords(condition, tokens.get(condition.mint)?.symbol),
  );
  return (
    <>
      <HolderWords match={match} words={words} />
      <MessagePreview {...props} />
    </>
  );
}
