import type { OpenApi } from '../openApi';

const openApi: OpenApi<'list'> = {
  value: ({ control, said, ofFields }) => ({
    ...said,
    items: ofFields(control.fields),
    maxItems: control.most,
  }),
};
export default openApi;
