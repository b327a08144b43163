import { notEmpty, type OpenApi } from '../openApi';

const openApi: OpenApi<'timeZone'> = {
  meaning: () => 'Name in the IANA database.',
  value: ({ said, takes }) => ({ ...said, ...notEmpty({ takes }) }),
};
export default openApi;
