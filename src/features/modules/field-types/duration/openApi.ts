import type { OpenApi } from '../openApi';

const openApi: OpenApi<'duration'> = {
  meaning: () => 'Seconds.',
};
export default openApi;
