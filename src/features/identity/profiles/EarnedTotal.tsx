import { Fragment } from 'react';
import { counted } from '@/shared/text/language';
import { Avatar } from '@/shared/ui/Avatar';
import { Private } from '@/shared/ui/Private';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { worthOf } from './earned';
import type { Earned } from './showcase';

interface EarnedTotalProps {
  earned: Earned;
  /** It's the reader's own total, which hidden balances hide. */
  isOwn: boolean;
}

/** Total a member was paid by servers, token by token, with its worth today. */
export function EarnedTotal({ earned, isOwn }: EarnedTotalProps) {
  const { tokens, nfts } = earned;
  const Amount = isOwn ? Private : Fragment;
  const worth = worthOf(earned);
  return (
    <div className="earned-total">
      {worth === null ? null : (
        <p className="earned-total__worth">
          <Amount>
            <ShortAmount units={worth.lamports} decimals={9} symbol="SOL" />
          </Amount>
          <small>{worth.isWhole ? 'at today’s prices' : 'at today’s prices, where known'}</small>
        </p>
      )}
      <ul aria-label="By token">
        {tokens.map(({ mint, symbol, image, decimals, amount }) => (
          <li key={mint ?? 'SOL'}>
            <Avatar src={image} name={symbol} size={22} />
            <Amount>
              <ShortAmount units={BigInt(amount)} decimals={decimals} symbol={symbol} />
            </Amount>
          </li>
        ))}
        {nfts === 0 ? null : <li>{counted(nfts, 'NFT')}</li>}
      </ul>
    </div>
  );
}
