import { choice, type OpenApi } from '../openApi';

const openApi: OpenApi<'radio'> = {
  value: ({ control }) => choice(control.choices),
};
export default openApi;
