import * as z from 'zod/mini';
import { ownEmojiIn } from '@/features/server/discord/emoji';
import { asText, plainWords } from '../../engine/shape';
import { field, type About } from '../../common-fields/field';
import { asQualified, isEmoji } from './isEmoji';

declare module '../fieldType' {
  interface FieldTypes {
    emoji: Nothing;
  }
}

interface EmojiAbout<Beside extends string> extends About<Beside> {
  initial?: string;
  isRequired?: boolean;
}

/** One emoji, Unicode's or a server's own; empty for none where that is allowed. */
export const emoji = <Beside extends string = never>({
  initial = '',
  isRequired = false,
  ...about
}: EmojiAbout<Beside>) =>
  field<string, Beside>(about, {
    schema: z.string('Choose an emoji.').check(
      z.overwrite(asQualified),
      z.refine(
        (text) => (text === '' ? !isRequired : isEmoji(text)),
        'Choose one emoji, or paste a server emoji as <:name:id>.',
      ),
    ),
    initial,
    read: asText,
    isShort: true,
    control: { type: 'emoji' },
    words: (value) => {
      const own = typeof value === 'string' ? ownEmojiIn(value) : null;
      return own ? `:${own.name}:` : plainWords(value);
    },
  });
