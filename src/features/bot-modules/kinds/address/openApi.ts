import { orEmpty, type OpenApi } from '../openApi';

const openApi: OpenApi<'address'> = {
  meaning: ({ of }) => `Address of a ${of}.`,
  value: ({ takes, refTo }) => orEmpty({ takes }, refTo('SolanaAddress')),
};
export default openApi;
