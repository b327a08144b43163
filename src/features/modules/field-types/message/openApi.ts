import { messageLimits } from '@/shared/discord/limits';
import type { OpenApi } from '../openApi';

const openApi: OpenApi<'message'> = {
  meaning: () =>
    `Its buttons and what the module adds below share ${messageLimits.rows} rows, of ${messageLimits.rowButtons} buttons or one menu each. Its text and the roles mentioned before it share ${messageLimits.content.toLocaleString('en')} characters.`,
};
export default openApi;
