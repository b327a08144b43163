import { tokenConditionInWords } from '../../preview/conditionInWords';
import { holderPreview } from '../../preview/holderPreview';
import spec from './definition';

export default holderPreview(spec, (condition, { tokens }) =>
  tokenConditionInWords(condition, tokens.get(condition.mint)?.symbol),
);
