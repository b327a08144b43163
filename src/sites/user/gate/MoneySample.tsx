import { TokenMark } from '@/shared/art/TokenMark';
import { amountText } from '@/shared/format/amounts';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { sparklinePoints } from '@/shared/ui/Sparkline';
import { GateSample } from './GateSample';

const SOL = 9;
const tokens = [
  { mint: null, symbol: 'SOL', name: 'Solana', units: 8_200_000_000n, worth: 8_200_000_000n },
  {
    mint: 'usdc',
    symbol: 'USDC',
    name: 'USD Coin',
    units: 240_000_000_000n,
    worth: 1_600_000_000n,
  },
  { mint: 'keep', symbol: 'KEEP', name: 'Keep', units: 5_000_000_000_000n, worth: 600_000_000n },
] as const;
const total = tokens.reduce((sum, { worth }) => sum + worth, 0n);
const days = [6.1, 6.4, 6.3, 7.2, 7, 7.9, 8.4, 8.2, 9.1, 9.4, 9.2, 10.4];

/** What the wallets of a member hold, and its worth over time. */
export default function MoneySample() {
  return (
    <GateSample title="What your portfolio looks like">
      <div className="panel gate-sample__money">
        <p>Total value</p>
        <p className="gate-sample__total">
          <ShortAmount units={total} decimals={SOL} symbol="SOL" isInline />
        </p>
        <svg viewBox="0 0 96 28" preserveAspectRatio="none">
          <polyline points={sparklinePoints(days)} />
        </svg>
        <ul>
          {tokens.map(({ mint, symbol, name, units, worth }) => (
            <li key={symbol}>
              <TokenMark mint={mint} symbol={symbol} image={null} />
              <span className="gate-sample__token">
                {name}
                <small translate="no">
                  {amountText(units, SOL)} {symbol}
                </small>
              </span>
              <ShortAmount units={worth} decimals={SOL} symbol="SOL" isInline />
            </li>
          ))}
        </ul>
      </div>
    </GateSample>
  );
}
