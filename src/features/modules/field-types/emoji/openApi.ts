import { notEmpty, type OpenApi } from '../openApi';

const openApi: OpenApi<'emoji'> = {
  meaning: () => 'One emoji of Unicode, or a server’s own as <:name:id>.',
  value: ({ said, takes }) => ({ ...said, ...notEmpty({ takes }) }),
};
export default openApi;
