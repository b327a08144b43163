import type { OpenApi } from '../openApi';

/** Its schema says it all. */
const openApi: OpenApi<'image'> = {};
export default openApi;
