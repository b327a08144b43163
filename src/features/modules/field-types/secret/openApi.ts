import type { OpenApi } from '../openApi';

const openApi: OpenApi<'secret'> = {
  meaning: ({ usedFor }) =>
    `A secret: its text is sent and never returned. An answer has the \`id\` of the stored one. Sent back, that keeps it, for as long as \`${usedFor}\` is the address it was entered for, within the same rule, and for one item alone. \`{"value": …}\` replaces it; null removes it.`,
  value: ({ control: { least, most }, isAnswer }) => {
    const stored = {
      type: 'object',
      description: 'The stored secret.',
      properties: {
        id: { type: 'string', minLength: 1 },
        destination: { type: 'string', description: 'The address it was entered for.' },
      },
      required: ['id', 'destination'],
      additionalProperties: false,
    };
    const typed = {
      type: 'object',
      description: 'A new secret.',
      properties: {
        value: { type: 'string', writeOnly: true, minLength: least, maxLength: most },
      },
      required: ['value'],
      additionalProperties: false,
    };
    return { anyOf: isAnswer ? [stored] : [stored, typed] };
  },
};
export default openApi;
