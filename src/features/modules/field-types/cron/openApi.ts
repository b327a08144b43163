import { notEmpty, type OpenApi } from '../openApi';

const openApi: OpenApi<'cron'> = {
  meaning: () => 'Cron pattern of five parts.',
  value: ({ said, takes }) => ({ ...said, ...notEmpty({ takes }) }),
};
export default openApi;
