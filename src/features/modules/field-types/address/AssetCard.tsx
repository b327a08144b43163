import type { Collection, Token } from '@/features/modules/market/market';
import type { AssetAt } from '@/features/modules/market/useAssetAt';
import type { Failure } from '@/shared/api/envelope';
import { counted } from '@/shared/text/language';
import { Address } from '@/shared/ui/Address';

interface AssetCardProps {
  /** A public key. */
  address: string;
  found: AssetAt;
  /** Whether the field shows an error already. */
  isWrong: boolean;
}

/**
 * Facts about an address: figures of its token or collection, or a warning that it is another kind
 * or unknown.
 */
export function AssetCard({ address, found, isWrong }: AssetCardProps) {
  const { token, collection, error } = found;
  const known = collection ?? token;
  return (
    <div className="asset-card">
      {/* Rendered from the start, so that screen readers announce its later content. */}
      <p role="status" className={known ? '' : 'asset-card__warning'}>
        {known ? (
          // Visible in the field above.
          <span className="visually-hidden">
            {known.name} ({known.symbol}):{' '}
          </span>
        ) : null}
        {collection ? figuresOf(collection) : token ? tokenFigures(token) : null}
        {known || isWrong ? null : warningOf(error)}
      </p>
      <Address value={address} what="the address" isShort explorer="account" />
    </div>
  );
}

const tokenFigures = ({ decimals, priceSol }: Token) =>
  `${decimals === null ? 'Unknown decimals' : counted(decimals, 'decimal')}${
    priceSol === null ? '' : ` · ${priceSol} SOL each`
  }`;

const figuresOf = ({ items, floorSol }: Collection) =>
  `${items === null ? 'Unknown supply' : counted(items, 'item')}${
    floorSol === null ? ' · none listed' : ` · floor ${floorSol} SOL`
  }`;

/** An unknown address may be new; one of another kind is a mistake. A failed call shows nothing. */
function warningOf(error: unknown): string {
  if (!isFailure(error)) return '';
  if (error.status === 422) return error.message;
  return error.status === 404 ? 'Unknown address. Double-check it.' : '';
}

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'message' in error;
