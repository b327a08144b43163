import type { OpenApi } from '../openApi';

const openApi: OpenApi<'roles'> = {
  meaning: ({ use }) => (use === 'give' ? 'Ids of roles below the bot’s own.' : 'Ids of roles.'),
  value: ({ control, said }) => ({ ...said, maxItems: control.most, uniqueItems: true }),
};
export default openApi;
