import type { OpenApi } from '../openApi';

const openApi: OpenApi<'tags'> = {
  value: ({ said }) => ({ ...said, items: { type: 'string', minLength: 1 }, uniqueItems: true }),
};
export default openApi;
