import type { OpenApi } from '../openApi';

/** Its schema says it all. */
const openApi: OpenApi<'message'> = {};
export default openApi;
