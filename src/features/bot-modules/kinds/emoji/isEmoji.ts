import { ownEmojiIn } from '@/features/discord/ownEmoji';

/** One emoji of Unicode: flags, key caps and joined ones are of several code points. */
// Made at run time: the flag is newer than the syntax the code is compiled to, not than the browsers we serve.
const UNICODE = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');

export const isEmoji = (text: string) => ownEmojiIn(text) !== null || UNICODE.test(text);
