import { Suspense, useState } from 'react';
import { explorerUrl } from '@/shared/format/explorer';
import { inNumbers } from '@/shared/format/numbers';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { pictureUrl } from '@/shared/solana/pictureUrl';
import { Avatar } from '@/shared/ui/Avatar';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { Sol } from './Amounts';
import { ChangeText } from './ChangeText';
import { CountsFor } from './CountsFor';
import type { HoldingUse } from './portfolioSchemas';
import type { OwnPiece, PieceGroup } from './pieceGroups';
import { PiecePicture } from './PiecePicture';

const PieceDialog = lazyOnDemand(() => import('./PieceDialog'));

interface GroupHeadProps {
  group: PieceGroup;
  uses: readonly HoldingUse[];
  /** Why it has no floor price. */
  noFloor: string;
}

/** A collection with how many one has of it, what they are worth at its floor, and what they count for. */
export function GroupHead({ group, uses, noFloor }: GroupHeadProps) {
  const { name, image, count, floor, worth, worth24h } = group;
  return (
    <header className="piece-head">
      <Avatar src={pictureUrl(image)} name={name} size={40} shape="tile" />
      <div className="piece-head__words">
        <h2>
          <bdi translate="no">{name}</bdi> <small>{inNumbers(count)}</small>
        </h2>
        <p>
          {floor === null || worth === null ? (
            `Floor – · ${noFloor}`
          ) : (
            <>
              Floor <Sol lamports={floor} />
              {worth24h === null ? null : (
                <>
                  {' '}
                  <ChangeText change={{ now: worth, before: worth24h }} /> in 24 hours
                </>
              )}{' '}
              · value <Sol lamports={worth} />
            </>
          )}
        </p>
        <CountsFor uses={uses} />
      </div>
    </header>
  );
}

interface PieceCardProps {
  own: OwnPiece;
  /** What one calls the wallet it is in; null where there is but one. */
  wallet: string | null;
}

/** A piece. Its name is a stranger’s words: text, and never a link. */
export function PieceCard({ own, wallet }: PieceCardProps) {
  const { id, name, image, isListed, isCompressed } = own.piece;
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="piece-card panel">
      <PiecePicture src={image} name={name} />
      <button
        type="button"
        className="piece-card__name"
        title={name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <bdi translate="no">{name}</bdi>
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PieceDialog own={own} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
      <p className="piece-card__foot">
        {isListed ? <span className="badge text-bg-info">Listed</span> : null}
        {isCompressed ? <span className="badge tag">Compressed</span> : null}
        {wallet === null ? null : (
          <bdi className="piece-card__wallet" translate="no">
            {wallet}
          </bdi>
        )}
        <SafeLink
          href={explorerUrl('account', id)}
          className="piece-card__link"
          aria-label={`View in explorer: ${name}`}
        >
          Explorer
        </SafeLink>
      </p>
    </li>
  );
}
