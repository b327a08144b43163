import { TokenMark } from '@/shared/art/TokenMark';
import './season.scss';
import { giftText } from './prizeWords';
import type { Gift } from './prizes';

/** List of prizes, each with its token's logo. */
export const Gifts = ({ gifts }: { gifts: readonly Gift[] }) => (
  <span className="gifts">
    {gifts.map((gift, index) => (
      <span key={`${giftText(gift)} ${String(index)}`} className="gift">
        {gift.token === null ? null : (
          <TokenMark
            mint={gift.token.mint}
            symbol={gift.token.symbol}
            image={gift.token.image}
            size={22}
          />
        )}
        <bdi translate={gift.kind === 'TOKEN' || gift.kind === 'ROLE' ? 'no' : undefined}>
          {giftText(gift)}
        </bdi>
        {index < gifts.length - 1 ? <span className="visually-hidden">, </span> : null}
      </span>
    ))}
  </span>
);
