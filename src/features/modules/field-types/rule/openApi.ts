import { withArticle } from '@/shared/text/article';
import { notEmpty, type OpenApi } from '../openApi';

const openApi: OpenApi<'rule'> = {
  meaning: ({ of, ruleName }) => `Id of ${withArticle(ruleName)} of ${of}.`,
  value: ({ said, takes }) => ({ ...said, ...notEmpty({ takes }) }),
};
export default openApi;
