import { BadgeCheck, Gift, Image, Ticket, Trophy, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { Link } from 'react-router-dom';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import { TokenMark } from '@/shared/art/TokenMark';
import { explorerUrl } from '@/shared/format/explorer';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { pictureUrl } from '@/shared/solana/pictureUrl';
import { shortAddress } from '@/shared/solana/shortAddress';
import { Avatar } from '@/shared/ui/Avatar';
import { CopyButton } from '@/shared/ui/CopyButton';
import { StateSign } from '@/shared/ui/StateSign';
import type { Delivery } from './delivery';
import { nameOf, stateOf } from './momentWords';
import { lamportsOf } from './rewardValue';
import './rewardMoment.scss';

const icons = new Map<string, LucideIcon>([
  ['POINTS', Trophy],
  ['ROLE', BadgeCheck],
  ['NFT', Image],
  ['CODE', Ticket],
]);

/** One reward of a claim: name, worth, destination and next step. */
export function RewardItem({ delivery }: { delivery: Delivery }) {
  const { kind, code, message, state, stage } = delivery;
  const { look, label } = stateOf(delivery);
  const lamports = lamportsOf(delivery);
  return (
    <li className="reward-item">
      <Mark delivery={delivery} />
      <div className="reward-item__text">
        <p className="reward-item__name">
          {kind === 'ROLE' ? <small>Role</small> : null}
          <bdi translate="no">{nameOf(delivery)}</bdi>
          {lamports === null ? null : <SolValue units={lamports} />}
        </p>
        {code === null ? null : (
          <p className="reward-item__code">
            <code translate="no">{code}</code>
            <CopyButton value={code} label="Copy the code" />
          </p>
        )}
        <p className="reward-item__state">
          <StateSign look={look} label={label} />
          <Place delivery={delivery} />
        </p>
        {message === null || message === code || stage === 'SENDING' ? null : (
          <p className="reward-item__note">
            <bdi>{message}</bdi>
          </p>
        )}
        {state !== 'DONE' &&
        (stage === 'REJECTED' || stage === 'UNPAID' || stage === 'APPROVAL') ? (
          <Transaction delivery={delivery} />
        ) : null}
      </div>
    </li>
  );
}

function Mark({ delivery: { kind, token, nft } }: { delivery: Delivery }) {
  if (token !== null) return <TokenMark {...token} size={48} />;
  if (nft !== null)
    return <Avatar src={pictureUrl(nft.image)} name={nft.name} size={72} shape="tile" />;
  return (
    <span className="reward-item__icon">
      {createElement(icons.get(kind) ?? Gift, { 'aria-hidden': 'true' })}
    </span>
  );
}

/** Destination wallet, and the transfer once there is one. */
function Place({ delivery: { address, signature, state, stage } }: { delivery: Delivery }) {
  const isSent = state === 'DONE' || (state === 'WAITING' && (stage ?? 'SENDING') === 'SENDING');
  return (
    <>
      {address === null ? null : (
        <span>
          {isSent ? 'to' : 'Wallet:'}{' '}
          <code className="address" title={address} translate="no">
            <span aria-hidden="true">{shortAddress(address)}</span>
            <span className="visually-hidden">{address}</span>
          </code>
        </span>
      )}
      {signature === null ? null : (
        <SafeLink href={explorerUrl('transaction', signature)} className="tall-link">
          View in explorer
        </SafeLink>
      )}
    </>
  );
}

/** Link to the transaction, where the member can have it sent again or ask the team. */
const Transaction = ({ delivery: { transactionId } }: { delivery: Delivery }) =>
  transactionId === null ? null : (
    <Link
      className="tall-link"
      to={`/dashboard/all-transactions?transaction=${encodeURIComponent(transactionId)}`}
    >
      View transaction
    </Link>
  );
