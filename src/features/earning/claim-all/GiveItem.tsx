import type { ReactNode } from 'react';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import { tokenText } from '@/features/earning/claims/claimWords';
import { TokenMark } from '@/shared/art/TokenMark';
import { pictureUrl } from '@/shared/solana/pictureUrl';
import { Avatar } from '@/shared/ui/Avatar';
import type { Give } from './claimable';

/** One reward: mark, amount and approximate worth. */
export function GiveItem({ give, children }: { give: Give; children?: ReactNode }) {
  const { kind, label, token, amount, image, lamports } = give;
  return (
    <li className="claim-give">
      {token ? (
        <TokenMark mint={token.mint} symbol={token.symbol} image={token.image} size={22} />
      ) : kind === 'NFT' ? (
        <Avatar src={pictureUrl(image)} name={label} size={22} />
      ) : null}
      <span>
        <bdi className="amount" translate={kind === 'ROLE' || kind === 'OTHER' ? undefined : 'no'}>
          {token && amount !== null ? tokenText(BigInt(amount), token) : label}
        </bdi>
        {lamports === null ? null : <SolValue units={lamports} />}
        {children}
      </span>
    </li>
  );
}
