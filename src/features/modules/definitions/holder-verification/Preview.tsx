import type { PreviewProps } from '../../engine/previewOf';
import { noFacts } from '../../engine/variable';
import { nftConditionInWords } from '../../preview/conditionInWords';
import { HolderWords } from '../../preview/HolderWords';
import MessagePreview from '../../preview/MessagePreview';
import spec from './definition';

/** A rule in words, and its panel. */
export default function HolderPreview(props: PreviewProps) {
  const { collections } = props.facts ?? noFacts;
  const { match, conditions } = spec.read(props.values);
  const words = conditions.map((condition) =>
    nftConditionInWords(condition, collections.get(condition.collection)?.name),
  );
  return (
    <>
      <HolderWords match={match} words={words} />
      <MessagePreview {...props} />
    </>
  );
}
