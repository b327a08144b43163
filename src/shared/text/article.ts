/** Vowels that sound like consonants: a user, a unit, a euro, a one-time link, a USDC reward. */
const CONSONANT_SOUND = /^(?:uni(?!n|m)|us[eua]|utc|util|ur[il]|u[ks]?\b|usd|eu|ewe|one\b|once\b)/i;
const SILENT_H = /^(?:hour|honest|hono|heir)/i;
/** Spelled out, not read as a word: an NFT, an MP3. */
const SPELLED = /^[FHLMNRSX](?:[B-DF-HJ-NP-TV-XZ\d]+)?\b/;
const EIGHT_OR_ELEVEN = /^(?:8|1[18](?!\d))/;

/** A noun with its article, by its sound: "a rule", "an action", "an hour", "a user", "an NFT". */
export function withArticle(noun: string): string {
  const isVowel = /^[aeiou]/i.test(noun) && !CONSONANT_SOUND.test(noun);
  const isAn = isVowel || SILENT_H.test(noun) || SPELLED.test(noun) || EIGHT_OR_ELEVEN.test(noun);
  return `${isAn ? 'an' : 'a'} ${noun}`;
}
