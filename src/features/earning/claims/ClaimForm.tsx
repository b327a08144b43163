import { useId, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import type { LinkedWallet } from '@/features/identity/linked-wallets/linkedWallet';
import { walletOptionText } from '@/features/identity/linked-wallets/walletName';
import { usualWallet } from '@/features/identity/linked-wallets/usualWallet';
import type { PointsParams } from '@/features/earning/points/pointsApi';
import '@/shared/ui/form/form.scss';
import type { ClaimTerms } from './claim';
import {
  coolDownInWords,
  needsApproval,
  pointsInWords,
  pointsOf,
  rateInWords,
  tokenText,
  troubleWith,
  worthOf,
} from './claimWords';
import { ConfirmClaim, type ClaimWish } from './ConfirmClaim';
import { Stranded } from './Stranded';

interface ClaimFormProps {
  params: PointsParams;
  terms: ClaimTerms;
  /** At least one. */
  wallets: readonly LinkedWallet[];
  /** False if some wallets couldn't be read: one of them may be the payout wallet. */
  isWhole: boolean;
  /** Shown beside the label of the wallet choice. */
  children: ReactNode;
}

/** Errors are shown at the field after the first attempt to submit. */
interface Trouble {
  path: string;
  message: string;
}

/** The form for points, token and wallet of a claim; asks for confirmation before points are locked. */
export function ClaimForm({ params, terms, wallets, isWhole, children }: ClaimFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  // Defaults to all claimable points, until the user types an amount.
  const [typed, setTyped] = useState<string | null>(null);
  const all = String(Math.min(terms.claimable, terms.most));
  const text = typed ?? all;
  const [chosen, setChosen] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [wish, setWish] = useState<ClaimWish | null>(null);
  const wallet = wallets.find(({ address }) => address === chosen) ?? usualWallet(wallets, isWhole);
  const points = pointsOf(text);
  const refuse = (path: string, message: string, field: RefObject<HTMLElement | null>) => {
    setTrouble({ path, message });
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = troubleWith(points, terms);
    if (wrong !== null) return refuse('points', wrong, input);
    if (!wallet) return refuse('address', 'Choose a wallet to receive the payout.', choice);
    setTrouble(null);
    if (points === null) return;
    // One key per intended claim: however often it is sent, only one claim is made.
    setWish({ key: crypto.randomUUID(), points, address: wallet.address, terms });
  };
  const at = (path: string) => (trouble?.path === path ? trouble.message : undefined);
  return (
    <form className="claim-panel" aria-label="Claim" noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor={`${id}-points`}>Points</label>
        <p id={`${id}-hint`} className="field__hint">
          {rateInWords(terms)}. You can claim {pointsInWords(terms.claimable)} now.{' '}
          {terms.kept > 0 ? `${pointsInWords(terms.kept)} must stay in your balance. ` : ''}
          {coolDownInWords(terms)}
        </p>
        <div className="claim-panel__points">
          <input
            ref={input}
            id={`${id}-points`}
            className={`form-control ${at('points') === undefined ? '' : 'is-invalid'}`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            aria-invalid={at('points') !== undefined}
            aria-describedby={`${id}-hint ${id}-error`}
            onChange={({ target }) => {
              setTyped(target.value);
              setTrouble(null);
            }}
          />
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() => {
              setTyped(null);
              setTrouble(null);
            }}
          >
            Max
          </button>
        </div>
        <FieldTrouble id={`${id}-error`} message={at('points')} />
        <Stranded points={points} terms={terms} onWhole={() => setTyped(null)} />
      </div>
      <div className="field">
        <div className="claim-panel__to">
          <label htmlFor={`${id}-wallet`}>To</label>
          {children}
        </div>
        <select
          ref={choice}
          id={`${id}-wallet`}
          className={`form-select ${at('address') === undefined ? '' : 'is-invalid'}`}
          value={wallet?.address ?? ''}
          aria-invalid={at('address') !== undefined}
          aria-describedby={`${id}-wallet-error`}
          onChange={({ target }) => {
            setChosen(target.value);
            setTrouble((before) => (before?.path === 'address' ? null : before));
          }}
        >
          {wallet ? null : <option value="">Choose a wallet</option>}
          {wallets.map((each) => (
            <option key={each.id} value={each.address}>
              {walletOptionText(each)}
            </option>
          ))}
        </select>
        <FieldTrouble id={`${id}-wallet-error`} message={at('address')} />
      </div>
      <p className="claim-panel__gets">
        <span className="claim-panel__small">You receive</span>
        <output htmlFor={`${id}-points`}>
          <strong className="amount" translate="no">
            {points === null || points > terms.claimable
              ? '–'
              : tokenText(worthOf(points, terms), terms.token)}
          </strong>
          {points === null || points > terms.claimable ? null : (
            <SolValue units={worthOf(points, terms)} mint={terms.token.mint} />
          )}
        </output>
        <span className="claim-panel__small">
          {terms.token.mint === null
            ? 'The server pays the network fee.'
            : 'The server pays the network fee and token account rent.'}
          {points !== null && needsApproval(points, terms)
            ? ' Claims this large need team approval.'
            : ''}
        </span>
      </p>
      <p id={`${id}-form-error`} className="field__error" role="alert">
        {at('')}
      </p>
      <button type="submit" className="btn btn-primary claim-panel__submit">
        Claim points
      </button>
      <ConfirmClaim
        params={params}
        wish={wish}
        walletName={wallet ? walletOptionText(wallet) : ''}
        onCancel={() => setWish(null)}
        onWhole={(whole) => {
          setTyped(null);
          // A different number of points is a different claim.
          setWish((before) => before && { ...before, key: crypto.randomUUID(), points: whole });
        }}
        onMade={() => {
          setWish(null);
          setTyped(null);
        }}
        onRefused={(why) => {
          setWish(null);
          setTrouble(why);
        }}
      />
    </form>
  );
}

const FieldTrouble = ({ id, message }: { id: string; message: string | undefined }) => (
  <p id={id} className="field__error">
    {message}
  </p>
);
