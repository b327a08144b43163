import { filled, type OpenApi } from '../openApi';

const openApi: OpenApi<'area'> = {
  value: ({ control, said, takes }) =>
    '$ref' in said ? said : { ...said, maxLength: control.maxLength, ...filled({ takes }) },
};
export default openApi;
