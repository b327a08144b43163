import { inPercent } from '@/shared/format/numbers';
import { TokenMark } from '@/shared/art/TokenMark';
import { explorerUrl } from '@/shared/format/explorer';
import { formatUnits } from '@/shared/money/lamports';
import { shortAddress } from '@/shared/solana/shortAddress';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import type { DataColumn } from '@/shared/ui/table/column';
import { RowMenu } from '@/shared/ui/table/RowMenu';
import { notify } from '@/shared/ui/toast';
import { Fiat, Sol, Units } from './Amounts';
import { changeInHundredths, tokenChange } from './change';
import { ChangeText } from './ChangeText';
import { CountsFor } from './CountsFor';
import type { HoldingUse } from './portfolioSchemas';
import { setHidden } from './hiddenAssets';
import { shareOf } from './tokenFilter';
import { SOL, type TokenLine } from './tokenLines';
import { PRICE_DECIMALS } from '@/features/billing/sol-value/price';

interface Known {
  /** Lamports of all tokens together. */
  sum: bigint;
  rate: bigint | null;
  currency: string;
  /** Why a token has no price. */
  noPrice: (line: TokenLine) => string;
  hidden: ReadonlySet<string>;
  uses: ReadonlyMap<string, readonly HoldingUse[]>;
  /** Marks a token as spam, for the account. */
  markSpam: (id: string) => void;
  /** What one calls one's wallets, by their addresses. */
  wallets: ReadonlyMap<string, string>;
}

const nameOf = ({ name, id }: TokenLine) => name ?? shortAddress(id);

/** Null where it couldn't be read, in all wallets or in some: a file says nothing rather than too little. */
const amountOf = ({ amount, decimals, isPart }: TokenLine) =>
  amount === null || isPart ? null : formatUnits(amount, decimals);

const walletsOf = (line: TokenLine, { wallets }: Known) =>
  line.wallets.map((address) => wallets.get(address) ?? shortAddress(address)).join(', ');

/** The columns of the tokens. */
export const tokenColumns = (known: Known): DataColumn<TokenLine>[] => [
  {
    id: 'token',
    header: 'Token',
    value: (line) => `${nameOf(line)} ${line.symbol === '?' ? '' : line.symbol}`.trim(),
    isRowHeader: true,
    cell: (line) => <TokenName line={line} uses={known.uses.get(line.id) ?? []} />,
  },
  {
    id: 'balance',
    header: 'Balance',
    value: amountOf,
    cell: (line) => <Balance line={line} />,
    isNumber: true,
    phone: 'lead',
    isUnsortable: true,
  },
  {
    id: 'price',
    header: 'Price in SOL',
    value: ({ price }) => price,
    cell: ({ price }) =>
      price === null ? (
        <Unknown />
      ) : (
        <ShortAmount units={price} decimals={PRICE_DECIMALS} isInline />
      ),
    isNumber: true,
  },
  {
    id: 'change',
    header: '24 hours',
    value: (line) => {
      const change = line.id === SOL ? null : tokenChange(line);
      return change && changeInHundredths(change);
    },
    cell: (line) => <ChangeText change={line.id === SOL ? null : tokenChange(line)} />,
    isNumber: true,
  },
  {
    id: 'value',
    header: 'Value',
    value: ({ worth }) => worth,
    cell: (line) =>
      line.worth === null ? (
        <Unknown why={line.amount === null ? 'Balance unknown' : known.noPrice(line)} />
      ) : (
        <span className="portfolio-value">
          <Sol lamports={line.worth} isInline />
          <small>
            <Fiat lamports={line.worth} rate={known.rate} currency={known.currency} />
          </small>
        </span>
      ),
    isNumber: true,
    phone: 'end',
  },
  {
    id: 'share',
    header: 'Share',
    value: ({ worth }) => (worth === null ? null : shareOf(worth, known.sum)),
    cell: ({ worth }) => <Share of={worth === null ? null : shareOf(worth, known.sum)} />,
    isNumber: true,
  },
  { id: 'wallets', header: 'Wallets', value: (line) => walletsOf(line, known), isUnsortable: true },
  {
    id: 'actions',
    header: 'Actions',
    value: () => null,
    isUnsortable: true,
    isNotExported: true,
    cell: (line) =>
      line.id === SOL ? (
        <span className="row-actions" />
      ) : (
        <Actions
          line={line}
          isHidden={known.hidden.has(line.id)}
          onSpam={() => known.markSpam(line.id)}
        />
      ),
  },
];

const plain = (id: string, header: string, value: DataColumn<TokenLine>['value']) => ({
  id,
  header,
  value,
});
const amount = (id: string, header: string, value: DataColumn<TokenLine>['value']) => ({
  ...plain(id, header, value),
  isNumber: true,
});

/** What a file holds: amounts exact. */
export const tokenFileColumns: readonly DataColumn<TokenLine>[] = [
  plain('token', 'Token', nameOf),
  plain('symbol', 'Symbol', ({ symbol }) => symbol),
  plain('mint', 'Token address', ({ id }) => (id === SOL ? '' : id)),
  amount('balance', 'Balance', amountOf),
  amount('price', 'Price (SOL)', ({ price }) =>
    price === null ? null : formatUnits(price, PRICE_DECIMALS),
  ),
  amount('value', 'Value (SOL)', ({ worth }) => (worth === null ? null : formatUnits(worth, 9))),
  plain('wallets', 'Wallets', (line) => line.wallets.join(' ')),
];

/** A value that isn't known, and why. */
const Unknown = ({ why }: { why?: string }) => (
  <span className="portfolio-value">–{why === undefined ? null : <small>{why}</small>}</span>
);

function Balance({ line: { amount, decimals, isPart, ...line } }: { line: TokenLine }) {
  const symbol = line.symbol === '?' ? null : line.symbol;
  if (amount === null) return <Unknown why="Couldn’t be read" />;
  if (!isPart) return <Units units={amount} {...{ decimals, symbol }} />;
  return (
    <span className="portfolio-value">
      <Units units={amount} {...{ decimals, symbol }} />
      <small>Not all wallets</small>
    </span>
  );
}

/** A token’s name is a stranger’s words: never a link. */
function TokenName({ line, uses }: { line: TokenLine; uses: readonly HoldingUse[] }) {
  return (
    <span className="portfolio-token">
      <TokenMark
        mint={line.id === SOL ? null : line.id}
        symbol={line.symbol === '?' ? (line.name ?? line.id) : line.symbol}
        image={line.image}
      />
      <span>
        <bdi translate="no">{nameOf(line)}</bdi>{' '}
        {line.symbol === '?' ? null : (
          <small>
            <bdi translate="no">{line.symbol}</bdi>
          </small>
        )}
        {line.isVerified ? null : <span className="badge text-bg-warning">Unverified</span>}
        <CountsFor uses={uses} />
      </span>
    </span>
  );
}

const percent = (hundredths: number) => inPercent(hundredths / 10_000);

const Share = ({ of }: { of: number | null }) =>
  of === null ? (
    <>–</>
  ) : (
    <span className="portfolio-share">
      <meter min={0} max={10_000} value={of} aria-hidden="true" />
      {percent(of)}
    </span>
  );

interface ActionsProps {
  line: TokenLine;
  isHidden: boolean;
  onSpam: () => void;
}

function Actions({ line: { id, name }, isHidden, onSpam }: ActionsProps) {
  return (
    <RowMenu
      label={`More actions for ${name ?? shortAddress(id)}`}
      actions={() => [
        {
          label: 'Copy token address',
          run: () =>
            void navigator.clipboard.writeText(id).then(
              () => notify('success', 'Token address copied'),
              () => notify('error', 'Couldn’t copy the token address'),
            ),
        },
        {
          label: 'Open in explorer',
          run: () => window.open(explorerUrl('account', id), '_blank', 'noopener,noreferrer'),
        },
        {
          label: isHidden ? 'Show again' : 'Hide on this device',
          run: () => setHidden(id, !isHidden),
        },
        { label: 'Mark as spam', run: onSpam },
      ]}
    />
  );
}
