import type { ReactNode } from 'react';
import { useCollectionQuery, useTokenQuery } from '@/features/market/marketApi';
import type { Failure } from '@/shared/api/envelope';
import { counted } from '@/shared/text/counted';
import { AccountActions } from '@/shared/ui/names/AccountActions';

interface AssetCardProps {
  /** A public key. */
  address: string;
  of: 'mint' | 'collection' | 'asset';
  /** The field says what is wrong already. */
  isWrong: boolean;
}

type OneCardProps = Pick<AssetCardProps, 'address' | 'isWrong'>;

/** What stands at an address: its figures, that it is something else, or that nobody knows it. */
export function AssetCard({ of, ...props }: AssetCardProps) {
  if (of === 'mint') return <TokenCard {...props} />;
  return of === 'collection' ? <CollectionCard {...props} /> : <EitherCard {...props} />;
}

/** A token where it is not a collection. */
function EitherCard(props: OneCardProps) {
  const { isError } = useCollectionQuery(props.address);
  return isError ? <TokenCard {...props} /> : <CollectionCard {...props} />;
}

function TokenCard({ address, isWrong }: OneCardProps) {
  const { currentData: token, error } = useTokenQuery(address);
  return (
    <Card address={address} what="the token" known={token} error={isWrong ? null : error}>
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

function CollectionCard({ address, isWrong }: OneCardProps) {
  const { currentData: collection, error } = useCollectionQuery(address);
  return (
    <Card address={address} what="the collection" known={collection} error={isWrong ? null : error}>
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
  address: string;
  what: string;
  known: { name: string; symbol: string } | undefined;
  error: unknown;
  /** Its figures. */
  children: ReactNode;
}

/** The status is in its place from the start, so that a screen reader hears what comes. */
const Card = ({ address, what, known, error, children }: CardProps) => (
  <div className="asset-card">
    <p role="status" className={known ? '' : 'asset-card__warning'}>
      {known ? (
        <>
          {/* Seen in the field above. */}
          <span className="visually-hidden">
            {known.name} ({known.symbol}):{' '}
          </span>
          {children}
        </>
      ) : (
        warningOf(error)
      )}
    </p>
    <AccountActions address={address} what={what} />
  </div>
);

/** An address nobody knows may be new; one that is something else is a mistake. A failed call says nothing. */
function warningOf(error: unknown): string {
  if (!isFailure(error)) return '';
  if (error.status === 422) return error.message;
  return error.status === 404 ? 'Nothing is known of this address yet. Compare it twice.' : '';
}

const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' && error !== null && 'message' in error;
