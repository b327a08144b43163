import { choice, type OpenApi } from '../openApi';

const openApi: OpenApi<'checks'> = {
  value: ({ control, said }) => ({ ...said, items: choice(control.choices), uniqueItems: true }),
};
export default openApi;
