import { choice, type OpenApi } from '../openApi';

const openApi: OpenApi<'select'> = {
  value: ({ control }) => choice(control.choices),
};
export default openApi;
