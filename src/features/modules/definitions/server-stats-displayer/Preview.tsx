import { listPreview } from '../../preview/listPreview';
import { inNumerals } from '../../preview/numerals';
import spec from './definition';

export default listPreview(spec, {
  inNumerals: (text, { numbers }) => inNumerals(text, numbers),
});
