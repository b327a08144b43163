import { withArticle } from '@/shared/text/article';
import { orEmpty, type OpenApi } from '../openApi';

const openApi: OpenApi<'address'> = {
  meaning: ({ of }) => `Address of ${withArticle(of)}.`,
  value: ({ takes, refTo }) => orEmpty({ takes }, refTo('SolanaAddress')),
};
export default openApi;
