import { prepared } from '../prepared';

/** The control of emoji, which many modules do without. */
export const { ready, prepare: prepareEmoji } = prepared(
  async () => ({ default: (await import('./EmojiField')).EmojiField }),
  'The field of emoji',
);
