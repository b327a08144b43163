/** Vowels that sound like consonants: a user, a unit, a euro, a one-time link, a USDC reward. */
const CONSONANT = /^(?:uni(?!n|m)|us[aed]|ut[ci]|ur[il]|u[ks]?\b|eu|one\b)/i;
/** Vowels, a silent H, spelled-out letters ("an NFT", "an MP3"), eight and eleven. */
const VOWEL = /^(?:[aeiou]|ho(?:ur|ne|no)|heir|8|1[18](?!\d))/i;
const SPELLED = /^[FHLMNRSX][B-DF-HJ-NP-TV-XZ\d]*\b/;

/** A noun with its article, by its sound: "a rule", "an action", "an hour", "a user". */
export const withArticle = (noun: string): string =>
  `${!CONSONANT.test(noun) && (VOWEL.test(noun) || SPELLED.test(noun)) ? 'an' : 'a'} ${noun}`;
