import type { OpenApi } from '../../../field-types/openApi';

const openApi: OpenApi<'stars'> = { meaning: ({ most }) => `Stars, of ${String(most)}.` };
export default openApi;
