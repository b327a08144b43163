/** An emoji of a server as messages carry it: <:name:id>, or <a:name:id> when it moves. */
const CUSTOM = /^<a?:\w{2,32}:\d{15,20}>$/;
/** One emoji of Unicode: flags, key caps and joined ones are of several code points. */
// Made at run time: the flag is newer than the syntax the code is compiled to, not than the browsers we serve.
const UNICODE = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');

export const isEmoji = (text: string) => CUSTOM.test(text) || UNICODE.test(text);
