import { pictureUrl } from '@/shared/solana/pictureUrl';
import { Avatar } from '@/shared/ui/Avatar';
import './tokenMark.scss';

const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';

interface TokenMarkProps {
  /** Base58; null is SOL. */
  mint: string | null;
  symbol: string;
  /** Address from a stranger, https, `ipfs://` or `ar://`; initials if it is none of these or doesn't load. */
  image: string | null;
  /** Edge in CSS pixels. */
  size?: 22 | 32 | 40 | 48 | 72;
}

/** Logo of a token. Screen readers skip it, because the symbol or name is beside it. */
export const TokenMark = ({ mint, symbol, image, size = 32 }: TokenMarkProps) =>
  mint === null || mint === WRAPPED_SOL ? (
    <svg
      className={`avatar avatar--${size} avatar--round`}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      <path className="sol-mark__ground" d="M0 0h64v64H0z" />
      <path className="sol-mark__top" d="M22 17h28l-8 8H14z" />
      <path className="sol-mark__middle" d="M14 28h28l8 8H22z" />
      <path className="sol-mark__bottom" d="M22 39h28l-8 8H14z" />
    </svg>
  ) : (
    <Avatar src={pictureUrl(image)} name={symbol} size={size} />
  );
