import type { ReactNode } from 'react';
import { useCollectionQuery, useTokenQuery } from '@/features/market/marketApi';
import type { Failure } from '@/shared/api/envelope';
import { counted } from '@/shared/text/counted';

interface AssetCardProps {
  /** A public key. */
  address: string;
  of: 'mint' | 'collection' | 'asset';
}

/** What stands at an address: its name and figures, that it is something else, or that nobody knows it. */
export function AssetCard({ address, of }: AssetCardProps) {
  if (of === 'mint') return <TokenCard mint={address} />;
  return of === 'collection' ? (
    <CollectionCard address={address} />
  ) : (
    <EitherCard address={address} />
  );
}

/** A token where it is not a collection. */
function EitherCard({ address }: { address: string }) {
  const { isError } = useCollectionQuery(address);
  return isError ? <TokenCard mint={address} /> : <CollectionCard address={address} />;
}

function TokenCard({ mint }: { mint: string }) {
  const { currentData: token, error } = useTokenQuery(mint);
  return (
    <Card name={token?.name} symbol={token?.symbol} error={error}>
      {token ? (
        <>
          {token.decimals === null
            ? 'An unknown number of decimals'
            : counted(token.decimals, 'decimal')}
          {token.priceSol === null ? null : <> · {token.priceSol} SOL each</>}
        </>
      ) : null}
    </Card>
  );
}

function CollectionCard({ address }: { address: string }) {
  const { currentData: collection, error } = useCollectionQuery(address);
  return (
    <Card name={collection?.name} symbol={collection?.symbol} error={error}>
      {collection ? (
        <>
          {collection.items === null
            ? 'An unknown number of items'
            : counted(collection.items, 'item')}
          {collection.floorSol === null ? ' · none listed' : ` · from ${collection.floorSol} SOL`}
        </>
      ) : null}
    </Card>
  );
}

interface CardProps {
  name: string | undefined;
  symbol: string | undefined;
  error: unknown;
  children: ReactNode;
}

/** In its place from the start, so that a screen reader hears what comes. */
const Card = ({ name, symbol, error, children }: CardProps) => (
  <p role="status" className={`asset-card ${name === undefined ? 'asset-card--warning' : ''}`}>
    {name === undefined ? (
      warningOf(error)
    ) : (
      <>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <bdi>({symbol})</bdi> · {children}
      </>
    )}
  </p>
);

/** An address nobody knows may be new; one that is something else is a mistake. A failed call says nothing. */
function warningOf(error: unknown): string {
  if (!isFailure(error)) return '';
  if (error.status === 422) return error.message;
  return error.status === 404 ? 'Nothing is known of this address yet. Compare it twice.' : '';
}

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'message' in error;
