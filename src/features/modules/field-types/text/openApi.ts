import { filled, type OpenApi } from '../openApi';

const openApi: OpenApi<'text'> = {
  value: ({ control, said, takes }) =>
    '$ref' in said ? said : { ...said, maxLength: control.maxLength, ...filled({ takes }) },
};
export default openApi;
