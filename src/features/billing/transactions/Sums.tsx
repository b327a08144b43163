import { amountText } from '@/shared/format/amounts';
import { Private } from '@/shared/ui/Private';
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
                <Private>{amountText(BigInt(came), token.decimals)}</Private>
              </span>{' '}
              received
            </dd>
          )}
          {out === '0' ? null : (
            <dd>
              <span className="amount" translate="no">
                <Private>{amountText(BigInt(out), token.decimals)}</Private>
              </span>{' '}
              paid
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
