import { useState } from 'react';
import { Link } from 'react-router-dom';
import { shortAddress } from '@/shared/solana/shortAddress';
import type { AmbassadorTotals } from '@/features/billing/referrals/program';
import { useRequestAmbassadorPayoutMutation } from '@/features/billing/referrals/referralsApi';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import { solText } from '@/features/billing/referrals/words';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { PHONE, useMedia } from '@/shared/hooks/useMedia';
import { usePreferences } from '@/shared/format/displayPreferences';
import { Private } from '@/shared/ui/Private';
import { ShortAmount } from '@/shared/ui/ShortAmount';
import { AddressText } from '@/shared/ui/Address';
import { LazyConfirmDialog } from '@/shared/ui/LazyConfirmDialog';
import { notify } from '@/shared/ui/toast';

/** Payouts above this amount need staff approval, lamports (docs/product/referrals.md). */
const LOOKED_AT_ABOVE = 5_000_000_000n;

interface Wish {
  key: string;
  lamports: string;
  address: string;
}

interface PayoutProps {
  figures: AmbassadorTotals;
  /** Page for linking wallets, if it is on another site. */
  walletsUrl?: string | undefined;
  /** Rendered inside another panel. */
  isBare?: boolean;
}

/** Requests a payout of everything available; always shows why it can't be requested. */
export function Payout({ figures, walletsUrl, isBare = false }: PayoutProps) {
  const isPhone = useMedia(PHONE);
  const { available, wallet, blockedBy } = figures;
  const [wish, setWish] = useState<Wish | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isOpen = blockedBy === null && wallet !== null;
  return (
    <div className={isBare ? 'ambassador-payout' : 'panel ambassador-payout'}>
      <div>
        <Amounts figures={figures} isPhone={isPhone} />
        <p className="ambassador__small" id="ambassador-payout-note">
          {noteOf(figures)}{' '}
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

/** The requested amount if nothing else is available, else the available amount; the other one below it. */
function Amounts({ figures, isPhone }: { figures: AmbassadorTotals; isPhone: boolean }) {
  const { available, requested, isWaiting } = figures;
  const { hideBalances } = usePreferences();
  const isRequested = BigInt(requested) > 0n;
  const state = isWaiting ? 'waiting for approval' : 'on its way';
  const leadsWithRequest = isRequested && BigInt(available) === 0n;
  const units = leadsWithRequest ? requested : available;
  return (
    <>
      <p aria-live="polite">
        <strong translate="no">
          <Private>
            {isPhone ? (
              // The dialog shows the exact amount.
              <ShortAmount units={BigInt(units)} decimals={9} symbol="SOL" />
            ) : (
              solText(BigInt(units))
            )}
          </Private>
        </strong>
        {hideBalances ? null : <SolValue units={units} />} {leadsWithRequest ? state : 'available'}
        {isRequested && !leadsWithRequest ? (
          <>
            {' '}
            · <Private>{solText(BigInt(requested))}</Private> {state}
          </>
        ) : null}
      </p>
      {isRequested ? (
        <p className="ambassador__small">
          {isWaiting
            ? 'Payout requested. It’s sent as soon as our team approves it.'
            : 'Payout requested. It usually arrives within a few minutes.'}
        </p>
      ) : null}
    </>
  );
}

/** Why no payout can be requested now, else where it goes. */
function noteOf({ blockedBy, requested, wallet }: AmbassadorTotals): string {
  if (wallet === null)
    return blockedBy ?? 'Link a wallet first. Payouts go to your default wallet.';
  const to = `Paid to your default wallet, ${shortAddress(wallet)}.`;
  // The lines above say that a payout is on its way.
  return BigInt(requested) > 0n ? to : (blockedBy ?? to);
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
  /** Called with the reason if the request was refused, else with null. */
  onEnd: (message: string | null) => void;
}

/** Shows the complete payout before it is requested. If no answer comes, the same request can be sent again. */
function Confirm({ wish, onEnd }: ConfirmProps) {
  const [request, { isLoading }] = useRequestAmbassadorPayoutMutation();
  const [unknown, setUnknown] = useState<string | null>(null);
  const send = async () => {
    if (!wish || isLoading) return;
    const answer = await request(wish);
    const status = answer.error && 'status' in answer.error ? answer.error.status : undefined;
    const message = answer.error?.message ?? GENERIC_FAILURE;
    // Below 500 the server has refused; otherwise the outcome is unknown, and the key prevents a second payout.
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
