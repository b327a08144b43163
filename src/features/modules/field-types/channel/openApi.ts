import { orEmpty, type OpenApi } from '../openApi';

const openApi: OpenApi<'channel'> = {
  meaning: ({ kinds }) =>
    `Id of a channel of the server the bot may post in (${kinds.join(', ')}).`,
  value: ({ takes, refTo }) => orEmpty({ takes }, refTo('Snowflake')),
};
export default openApi;
