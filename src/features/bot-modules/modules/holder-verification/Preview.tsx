import { nftConditionInWords } from '../../preview/conditionInWords';
import { holderPreview } from '../../preview/holderPreview';
import spec from './definition';

export default holderPreview(spec, (condition, { collections }) =>
  nftConditionInWords(condition, collections.get(condition.collection)?.name),
);
