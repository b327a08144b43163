import type { Described, JsonSchema, OpenApi } from '../openApi';

const openApi: OpenApi<'number'> = {
  meaning: ({ unit }) => (unit === undefined ? undefined : `Unit: ${unit}.`),
  value: ({ said, takes }) => (isWhole(said, takes) ? { ...said, type: 'integer' } : said),
};
export default openApi;

/** Whether fractions between its bounds are refused. */
function isWhole({ minimum, maximum }: JsonSchema, takes: Described['takes']): boolean {
  const low = typeof minimum === 'number' ? minimum : 0;
  return low !== maximum && !takes(low + 0.5);
}
