import { listPreview } from '../../preview/listPreview';
import spec from './definition';

export default listPreview(spec, {
  isMessage: ({ surface }) => surface === 'LIVE_MESSAGE',
});
