import { useMemo } from 'react';
import '@/shared/ui/form/form.scss';
import { useSearchParams } from 'react-router-dom';
import { calledOf } from '@/features/identity/linked-wallets/walletName';
import type { LinkedWallet } from '@/features/identity/linked-wallets/linkedWallet';
import { amountText } from '@/shared/format/amounts';
import { shortAddress } from '@/shared/solana/shortAddress';
import { usePreferences } from '@/shared/format/displayPreferences';
import { EmptyState } from '@/shared/ui/EmptyState';
import { DataTable } from '@/shared/ui/table/DataTable';
import { useTableState } from '@/shared/ui/table/useTableState';
import { usesByAsset } from './CountsFor';
import type { HoldingUse } from './portfolioSchemas';
import { SpamFold } from './SpamFold';
import { useMark } from './useMark';
import { useHiddenAssets } from './hiddenAssets';
import { noPriceText } from './noPrice';
import { withParams } from './portfolioParams';
import { useRatesQuery } from '@/features/billing/sol-value/ratesApi';
import { tokenColumns, tokenFileColumns } from './tokenColumns';
import { readShown, sift, switches, type Switch } from './tokenFilter';
import type { TokenLine } from './tokenLines';
import type { Portfolio } from './usePortfolio';
import { useSolRate } from '@/features/billing/sol-value/useSolRate';
import { readPrice } from '@/features/billing/sol-value/price';

interface TokensTabProps {
  wallets: readonly LinkedWallet[];
  portfolio: Portfolio;
  uses: readonly HoldingUse[];
}

const idOf = ({ id }: TokenLine) => id;
const labels: Readonly<Record<Switch, string>> = {
  small: 'Show worth less than $1',
  hidden: 'Show hidden',
};

/** SOL and tokens of the selected wallets. */
export function TokensTab({
  wallets,
  portfolio: { reads, lines, spam, ofTokens, prices },
  uses,
}: TokensTabProps) {
  const [params, setParams] = useSearchParams();
  const { rate, currency } = useSolRate();
  const { data } = useRatesQuery(undefined);
  const hidden = useHiddenAssets();
  usePreferences();
  const mark = useMark();
  const known = useMemo(
    () => ({
      sum: ofTokens.known ?? 0n,
      noPrice: ({ isVerified }: TokenLine) => noPriceText(prices, isVerified),
      rate,
      currency,
      hidden,
      markSpam: (id: string) => void mark(id, 'SPAM'),
      uses: usesByAsset(uses),
      wallets: new Map(wallets.map((wallet) => [wallet.address, calledOf(wallet)])),
    }),
    [ofTokens, prices, rate, currency, hidden, uses, wallets, mark],
  );
  const columns = useMemo(() => tokenColumns(known), [known]);
  const control = useTableState(columns, { sort: '-value', prefix: 't-' });
  const usd = readPrice(data?.rates.find((each) => each.currency === 'USD')?.price);
  const shown = readShown(params);
  const { inSight, counts } = sift(lines, shown, hidden, usd);
  // A switch without effect is not offered.
  const offered = switches.filter((each) => counts[each] > 0 || shown[each]);
  const isWaiting = reads.some(({ tokens }) => !tokens.data && tokens.isFetching);
  return (
    <>
      <DataTable
        label="Tokens"
        columns={columns}
        rows={inSight}
        getRowId={idOf}
        control={control}
        isLoading={isWaiting && lines.length === 0}
        exportName="tokens"
        exportColumns={tokenFileColumns}
        empty={
          <Nothing
            isAll={lines.length + spam.length === 0}
            isPart={ofTokens.isPart}
            isOne={wallets.length === 1}
          />
        }
      />
      {/* Below the list: its content loads late, and shifts nothing there. */}
      {offered.length === 0 ? null : (
        <div className="portfolio-switches">
          {offered.map((each) => (
            <label key={each} className="portfolio-switch">
              <input
                type="checkbox"
                className="switch switch--small"
                role="switch"
                aria-checked={shown[each]}
                checked={shown[each]}
                onChange={({ target }) =>
                  setParams((before) => withParams(before, { [each]: target.checked ? '1' : '' }), {
                    replace: true,
                    preventScrollReset: true,
                  })
                }
              />
              <span>
                {labels[each]} ({counts[each]})
              </span>
            </label>
          ))}
        </div>
      )}
      <SpamFold
        items={spam.map(({ id, name, amount, decimals }) => ({
          id,
          name: name ?? shortAddress(id),
          note: amount === null ? null : `${amountText(amount, decimals)} units`,
        }))}
      />
    </>
  );
}

interface NothingProps {
  isAll: boolean;
  isPart: boolean;
  isOne: boolean;
}

const Nothing = ({ isAll, isPart, isOne }: NothingProps) =>
  isAll && isPart ? (
    <EmptyState title="Tokens unavailable">
      SOL and tokens couldn’t be read. Use Retry above to try again.
    </EmptyState>
  ) : isAll ? (
    <EmptyState scene="purse" title="No SOL or tokens">
      {isOne ? 'This wallet holds' : 'These wallets hold'} no SOL or tokens. Refresh after you
      receive some.
    </EmptyState>
  ) : (
    <EmptyState title="All tokens are hidden">
      Use the switches below to show small, unverified and hidden tokens.
    </EmptyState>
  );
