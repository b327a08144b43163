import type { OpenApi } from '../openApi';

const openApi: OpenApi<'group'> = {
  value: ({ control, ofFields }) => ofFields(control.fields),
};
export default openApi;
