import type { OpenApi } from '../openApi';

const openApi: OpenApi<'colour'> = {
  meaning: () => 'RGB as one integer, red first.',
};
export default openApi;
