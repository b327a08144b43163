import type { OpenApi } from '../openApi';

const openApi: OpenApi<'match'> = {
  meaning: () => '0: every condition must hold. 1: any one of them.',
  value: ({ said }) => ({ ...said, type: 'integer' }),
};
export default openApi;
