import { useState } from 'react';
import { Link } from 'react-router-dom';
import { shortWalletAddress } from '@/shared/solana/shortAddress';
import type { AmbassadorTotals } from '@/features/billing/referrals/program';
import { useRequestAmbassadorPayoutMutation } from '@/features/billing/referrals/referralsApi';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import { solText } from '@/features/billing/referrals/words';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { AddressText } from '@/shared/ui/Address';
import { LazyConfirmDialog } from '@/shared/ui/LazyConfirmDialog';
import { notify } from '@/shared/ui/toast';

/** Above it somebody of the staff looks at a payout first, lamports (decision 104). */
const LOOKED_AT_ABOVE = 5_000_000_000n;

interface Wish {
  key: string;
  lamports: string;
  address: string;
}

interface PayoutProps {
  figures: AmbassadorTotals;
  /** Where wallets are linked, on another site than this one. */
  walletsUrl?: string | undefined;
  /** Rendered inside another panel. */
  isBare?: boolean;
}

/** Asks for all that is available; what stands against it is always said. */
export function Payout({ figures, walletsUrl, isBare = false }: PayoutProps) {
  const isPhone = useMedia(PHONE);
  const { available, requested, wallet, blockedBy, isWaiting } = figures;
  const [wish, setWish] = useState<Wish | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isOpen = blockedBy === null && wallet !== null;
  return (
    <div className={isBare ? 'ambassador-payout' : 'panel ambassador-payout'}>
      <div>
        <p>
          <strong translate="no">
            {isPhone ? (
              // The dialog shows the exact amount.
              <ShortAmount units={BigInt(available)} decimals={9} symbol="SOL" />
            ) : (
              solText(BigInt(available))
            )}
          </strong>
          <SolValue units={available} /> available
          {BigInt(requested) > 0n
            ? isWaiting
              ? ` · ${solText(BigInt(requested))} waiting for approval`
              : ` · ${solText(BigInt(requested))} on its way`
            : ''}
        </p>
        <p className="ambassador__small" id="ambassador-payout-note">
          {blockedBy ??
            (wallet === null
              ? 'Link a wallet first. Payouts go to your default wallet.'
              : `Paid to your default wallet, ${shortWalletAddress(wallet)}.`)}{' '}
          <WalletLink url={walletsUrl}>
            {wallet === null ? 'Link a wallet' : 'Change wallet'}
          </WalletLink>
        </p>
        <p role="alert" className="field__error">
          {trouble}
        </p>
      </div>
      <button
        type="button"
        className={`btn btn-primary ${isOpen ? '' : 'disabled'}`}
        aria-disabled={!isOpen}
        aria-describedby="ambassador-payout-note"
        onClick={() => {
          if (!isOpen) return;
          setTrouble(null);
          setWish({ key: crypto.randomUUID(), lamports: available, address: wallet });
        }}
      >
        Request payout…
      </button>
      <Confirm
        wish={wish}
        onEnd={(message) => {
          setWish(null);
          setTrouble(message);
        }}
      />
    </div>
  );
}

const WalletLink = ({ url, children }: { url: string | undefined; children: string }) =>
  url === undefined ? (
    <Link className="tall-link" to="/dashboard/profile/wallets">
      {children}
    </Link>
  ) : (
    <a className="tall-link" href={url}>
      {children}
    </a>
  );

interface ConfirmProps {
  wish: Wish | null;
  /** With why it was refused, where it was. */
  onEnd: (message: string | null) => void;
}

/** Repeats all of a payout before it is asked for. Where no answer comes, the same one can be sent again. */
function Confirm({ wish, onEnd }: ConfirmProps) {
  const [request, { isLoading }] = useRequestAmbassadorPayoutMutation();
  const [unknown, setUnknown] = useState<string | null>(null);
  const send = async () => {
    if (!wish || isLoading) return;
    const answer = await request(wish);
    const status = answer.error && 'status' in answer.error ? answer.error.status : undefined;
    const message = answer.error?.message ?? GENERIC_FAILURE;
    // Below 500 the server has said no; otherwise nobody knows yet, and the key keeps it one payout.
    if (answer.error && (status === undefined || status >= 500)) {
      setUnknown(message);
      return;
    }
    setUnknown(null);
    if (!answer.error) notify('success', 'Payout requested');
    onEnd(answer.error ? message : null);
  };
  return (
    <LazyConfirmDialog
      isOpen={wish !== null}
      title={wish === null ? '' : `Request payout of ${solText(BigInt(wish.lamports))}?`}
      confirmLabel={unknown === null ? 'Request payout' : 'Try again'}
      isWanted
      cancelLabel="Cancel"
      isRunning={isLoading}
      onConfirm={() => void send()}
      onCancel={() => {
        setUnknown(null);
        onEnd(null);
      }}
    >
      {wish === null ? null : (
        <dl className="facts ambassador-facts">
          <div>
            <dt>You receive</dt>
            <dd>
              <strong translate="no">{solText(BigInt(wish.lamports))}</strong>
              <SolValue units={wish.lamports} />
            </dd>
          </div>
          <div>
            <dt>To your default wallet</dt>
            <dd>
              <AddressText value={wish.address} />
            </dd>
          </div>
          <div>
            <dt>Network fee</dt>
            <dd>Paid by Castle Bots</dd>
          </div>
          <div>
            <dt>Arrives</dt>
            <dd>
              {BigInt(wish.lamports) > LOOKED_AT_ABOVE
                ? 'After approval by Castle Bots'
                : 'Within two minutes'}
            </dd>
          </div>
        </dl>
      )}
      <p>
        You can’t change the wallet afterwards. If the payout fails, the amount becomes available
        again.
      </p>
      {unknown === null ? null : (
        <p role="alert" className="field__error">
          {unknown} We don’t know if your request arrived. Trying again won’t create a second
          payout.
        </p>
      )}
    </LazyConfirmDialog>
  );
}
