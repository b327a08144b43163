import type { OpenApi } from '../openApi';

const openApi: OpenApi<'amount'> = {
  meaning: ({ unit }) => `Decimal text, in ${unit}.`,
  value: ({ said, takes }) => (takes('0') ? said : { ...said, allOf: [{ pattern: '[1-9]' }] }),
};
export default openApi;
