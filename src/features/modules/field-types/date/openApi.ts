import { orEmpty, type OpenApi } from '../openApi';

const openApi: OpenApi<'date'> = {
  value: ({ takes }) => orEmpty({ takes }, { type: 'string', format: 'date' }),
};
export default openApi;
