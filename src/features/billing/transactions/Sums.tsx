import { amountText } from '@/shared/format/amounts';
import type { Transactions } from './transaction';

/** What changed hands by the rows that match, a line for each token. */
export function Sums({ sums }: Pick<Transactions, 'sums'>) {
  if (sums.length === 0) return null;
  return (
    <dl className="transaction-sums" aria-label="Totals of matching transactions">
      {sums.map(({ token, in: came, out }) => (
        <div key={token.mint ?? token.symbol}>
          <dt>
            <bdi translate="no">{token.symbol}</bdi>
          </dt>
          {came === '0' ? null : (
            <dd>
              <span className="amount transaction-amount--in" translate="no">
                {amountText(BigInt(came), token.decimals)}
              </span>{' '}
              received
            </dd>
          )}
          {out === '0' ? null : (
            <dd>
              <span className="amount" translate="no">
                {amountText(BigInt(out), token.decimals)}
              </span>{' '}
              paid
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
