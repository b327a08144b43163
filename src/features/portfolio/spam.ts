import type { AssetMark } from './history';

/** What is known of an asset when it's judged. Names are strangers' words. */
interface Judged {
  /** On a list of tokens and collections people know. */
  isVerified: boolean;
  hasPrice: boolean;
  names: readonly (string | null)[];
}

/** Marks of the account, by address. */
export type Marks = ReadonlyMap<string, AssetMark>;

/** An address of the web, however it's spaced or dressed up. */
const LINK =
  /https?:|www\s*\.|\bt\s*\.\s*me\b|[a-z0-9-]{2,}(?:\.[a-z]{2,3}|\s?\.\s?(?:app|club|com|example|finance|gift|info|io|link|live|net|network|org|site|shop|space|store|tech|vip|website|world|xyz))(?![a-z0-9])/i;
const LURE =
  /\b(?:air\s?drops?|bonus|claim|claims|eligible|free|give\s?away|gift|redeem|reward|rewards|visit|voucher|whitelist|winner)\b/i;

/** Letters that look like others become those; marks without width go. */
const plain = (name: string) => name.normalize('NFKC').replaceAll(/[\p{Cf}\p{Mn}]/gu, '');

const hasLink = (names: Judged['names']) =>
  names.some((name) => name !== null && LINK.test(plain(name)));
const hasLure = (names: Judged['names']) =>
  names.some((name) => name !== null && LURE.test(plain(name)));

/** Whether a token is shown as possible spam. What its owner says goes before any rule. */
export const isSpamToken = (
  { isVerified, hasPrice, names }: Judged,
  mark: AssetMark | undefined,
): boolean =>
  mark === undefined
    ? !isVerified && (!hasPrice || hasLink(names) || hasLure(names))
    : mark === 'SPAM';

/** The same of an NFT, by the marks of its collection or its own. */
export const isSpamPiece = (
  { isVerified, names }: Omit<Judged, 'hasPrice'>,
  mark: AssetMark | undefined,
): boolean => (mark === undefined ? !isVerified && hasLink(names) : mark === 'SPAM');
