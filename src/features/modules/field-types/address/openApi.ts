import { withArticle } from '@/shared/text/article';
import { orEmpty, type Described, type JsonSchema, type OpenApi } from '../openApi';

/** It may be pasted as a link; only the address is kept. */
const sent = (refTo: Described['refTo']): JsonSchema => ({
  anyOf: [
    refTo('SolanaAddress'),
    {
      type: 'string',
      pattern: '/',
      description: 'A link to its page in a Solana explorer or a marketplace. The address is kept.',
    },
  ],
});

const openApi: OpenApi<'address'> = {
  meaning: ({ of }) => `Address of ${withArticle(of)}.`,
  value: ({ takes, refTo, isAnswer }) =>
    isAnswer ? orEmpty({ takes }, refTo('SolanaAddress')) : orEmpty({ takes }, sent(refTo)),
};
export default openApi;
