import { useKnownAssets } from '@/features/modules/market/useKnownAssets';
import { figureInWords, POINTS, SOL, type Figure } from '@/features/modules/engine/figures';
import { useMay } from '@/features/server/discord/useMay';
import { useServerId } from '@/features/server/discord/useServerId';
import { useLedgerWalletQuery } from './ledgerWalletApi';
import { tokenAmount } from './ledgerWalletWords';
import './paidFrom.scss';

/** What a form pays, in plain figures as it is typed: how much, to how many, and out of how much. */
export function PlainFigures({ figures }: { figures: readonly Figure[] }) {
  const serverId = useServerId();
  const isOfWallet = figures.some(({ currency, limit }) => limit && currency !== POINTS);
  const may = useMay('treasurer') && isOfWallet;
  const { data } = useLedgerWalletQuery(serverId ?? '', { skip: !may || serverId === null });
  const assets = useKnownAssets(figures.map(({ currency }) => currency));
  const fundOf = (currency: string) =>
    data?.isRead === true
      ? data.funds.find(({ token }) => token.mint === (currency === SOL ? null : currency))
      : undefined;
  const known = {
    symbol: (mint: string) => assets.get(mint)?.symbol ?? undefined,
    held: (currency: string) => {
      const fund = currency === POINTS ? undefined : fundOf(currency);
      return fund && tokenAmount(fund.held, fund.token);
    },
  };
  const lines = figures.map((figure) => figureInWords(figure, known));
  return (
    <div className="plain-figures" role="status" aria-label="Rewards in figures" translate="no">
      {[...new Set(lines)].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
