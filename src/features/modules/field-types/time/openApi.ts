import type { OpenApi } from '../openApi';

/** Its schema says it all. */
const openApi: OpenApi<'time'> = {};
export default openApi;
