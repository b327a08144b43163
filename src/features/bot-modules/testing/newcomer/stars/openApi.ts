import type { OpenApi } from '../../../kinds/openApi';

const openApi: OpenApi<'stars'> = { meaning: ({ most }) => `Stars, of ${String(most)}.` };
export default openApi;
