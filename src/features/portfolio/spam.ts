import type { AssetMark } from './history';

/** Known facts about an asset. Strangers choose the names. */
interface Judged {
  /** On a list of well-known tokens and collections. */
  isVerified: boolean;
  hasPrice: boolean;
  names: readonly (string | null)[];
}

/** Marks of the account by address. */
export type Marks = ReadonlyMap<string, AssetMark>;

/** A web address, even with spaces or look-alike characters. */
const LINK =
  /https?:|www\s*\.|\bt\s*\.\s*me\b|[a-z0-9-]{2,}(?:\.[a-z]{2,3}|\s?\.\s?(?:app|club|com|example|finance|gift|info|io|link|live|net|network|org|site|shop|space|store|tech|vip|website|world|xyz))(?![a-z0-9])/i;
const LURE =
  /\b(?:air\s?drops?|bonus|claim|claims|eligible|free|give\s?away|gift|redeem|reward|rewards|visit|voucher|whitelist|winner)\b/i;

/** Replaces look-alike letters and removes characters without width. */
const plain = (name: string) => name.normalize('NFKC').replaceAll(/[\p{Cf}\p{Mn}]/gu, '');

const hasLink = (names: Judged['names']) =>
  names.some((name) => name !== null && LINK.test(plain(name)));
const hasLure = (names: Judged['names']) =>
  names.some((name) => name !== null && LURE.test(plain(name)));

/** Whether a token is possible spam. The owner's mark wins over every rule. */
export const isSpamToken = (
  { isVerified, hasPrice, names }: Judged,
  mark: AssetMark | undefined,
): boolean =>
  mark === undefined
    ? !isVerified && (!hasPrice || hasLink(names) || hasLure(names))
    : mark === 'SPAM';

/** Whether an NFT is possible spam, by the mark of its collection or its own. */
export const isSpamPiece = (
  { isVerified, names }: Omit<Judged, 'hasPrice'>,
  mark: AssetMark | undefined,
): boolean => (mark === undefined ? !isVerified && hasLink(names) : mark === 'SPAM');
