import { choice, type OpenApi } from '../openApi';

const openApi: OpenApi<'checks'> = {
  value: ({ control, said, takes }) => ({
    ...said,
    type: 'array',
    ...(takes([]) ? {} : { minItems: said['minItems'] ?? 1 }),
    items: choice(control.choices),
    uniqueItems: true,
  }),
};
export default openApi;
