import { counted } from '@/shared/text/language';
import { Avatar } from '@/shared/ui/Avatar';
import { Private } from '@/shared/ui/Private';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { worthOf } from './earned';
import type { Earned } from './showcase';

/** Total a member was paid by servers, token by token, with its worth today. */
export function EarnedTotal({ earned }: { earned: Earned }) {
  const { tokens, nfts } = earned;
  const worth = worthOf(earned);
  return (
    <div className="earned-total">
      {worth === null ? null : (
        <p className="earned-total__worth">
          <Private>
            <ShortAmount units={worth.lamports} decimals={9} symbol="SOL" />
          </Private>
          <small>{worth.isWhole ? 'at today’s prices' : 'at today’s prices, where known'}</small>
        </p>
      )}
      <ul aria-label="By token">
        {tokens.map(({ mint, symbol, image, decimals, amount }) => (
          <li key={mint ?? 'SOL'}>
            <Avatar src={image} name={symbol} size={22} />
            <Private>
              <ShortAmount units={BigInt(amount)} decimals={decimals} symbol={symbol} />
            </Private>
          </li>
        ))}
        {nfts === 0 ? null : <li>{counted(nfts, 'NFT')}</li>}
      </ul>
    </div>
  );
}
