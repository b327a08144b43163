import { useId, useState, type FormEvent } from 'react';
import { usualWallet } from '@/features/identity/linked-wallets/usualWallet';
import type { ProjectWallet } from '@/features/earning/project-wallets/projectWallet';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import { calledOf } from '@/features/earning/project-wallets/roleWords';
import { shortAddress } from '@/shared/solana/shortAddress';
import { momentText } from '@/shared/format/times';
import { amountText } from '@/shared/format/amounts';
import '@/shared/ui/form/form.scss';
import { notify } from '@/shared/ui/toast';
import { ConfirmWithdrawal, type WithdrawalWish } from './ConfirmWithdrawal';
import type { LedgerWallet } from './ledgerWallet';
import { noAmount, tokenAmount, unitsOf } from './ledgerWalletWords';

interface WithdrawFormProps {
  serverId: string;
  ledger: LedgerWallet;
  treasuries: readonly ProjectWallet[];
  /** False if some wallets couldn't be read: one of them may be the default. */
  isWhole: boolean;
}

const opensAt = ({ usableAt }: ProjectWallet) => Date.parse(usableAt ?? '');

/** The form for amount and destination of a withdrawal; the dialog shows it again and the amount is retyped. */
export function WithdrawForm({ serverId, ledger, treasuries, isWhole }: WithdrawFormProps) {
  const id = useId();
  const { funds, lastWithdrawalId } = ledger;
  const open = treasuries.filter(({ isOpen }) => isOpen);
  const first = usualWallet(open, isWhole);
  const [mint, setMint] = useState('');
  const [text, setText] = useState('');
  const [address, setAddress] = useState(first?.address ?? '');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [wish, setWish] = useState<WithdrawalWish | null>(null);
  const fund = funds.find(({ token }) => (token.mint ?? '') === mint) ?? funds[0];
  if (!fund) return null;
  const { token, free } = fund;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const units = unitsOf(text, token);
    const wallet = open.find((each) => each.address === address);
    const wrong = {
      ...(units === null || units === 0n
        ? { amount: noAmount(token) }
        : units > BigInt(free)
          ? {
              amount: `You can withdraw up to ${tokenAmount(free, token)}. The rest is reserved for payouts and fees.`,
            }
          : {}),
      ...(wallet ? {} : { address: 'Choose a treasury wallet that can receive withdrawals.' }),
    };
    setErrors(wrong);
    const [firstWrong] = Object.keys(wrong);
    if (firstWrong !== undefined) document.getElementById(`${id}-${firstWrong}`)?.focus();
    if (units === null || !wallet || Object.keys(wrong).length > 0) return;
    setWish({
      key: crypto.randomUUID(),
      token,
      units,
      address: wallet.address,
      called: calledOf(wallet),
      after: lastWithdrawalId,
    });
  };
  const describedBy = (name: string) =>
    errors[name] === undefined ? `${id}-${name}-hint` : `${id}-${name}-error`;
  return (
    <form className="panel ledger-withdraw" aria-label="Withdraw" noValidate onSubmit={ask}>
      <h2>Withdraw</h2>
      {funds.length > 1 ? (
        <div className="field">
          <label htmlFor={`${id}-token`}>Token</label>
          <select
            id={`${id}-token`}
            className="form-select"
            value={mint}
            onChange={({ target }) => setMint(target.value)}
          >
            {funds.map((each) => (
              <option key={each.token.mint ?? 'SOL'} value={each.token.mint ?? ''}>
                {each.token.symbol}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      <div className="field">
        <label htmlFor={`${id}-amount`}>Amount</label>
        <p id={`${id}-amount-hint`} className="field__hint">
          {tokenAmount(free, token)}
          <SolValue units={free} mint={token.mint} /> available. Reserved funds stay in the wallet.{' '}
          <button
            type="button"
            className="btn btn-sm btn-link"
            onClick={() => setText(amountText(BigInt(free), token.decimals))}
          >
            Use maximum
          </button>
        </p>
        <div className="field__with-unit">
          <input
            id={`${id}-amount`}
            className={`form-control ${errors['amount'] === undefined ? '' : 'is-invalid'}`}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            aria-invalid={errors['amount'] !== undefined}
            aria-describedby={describedBy('amount')}
            onChange={({ target }) => setText(target.value)}
          />
          <span className="field__unit">{token.symbol}</span>
        </div>
        <Wrong id={`${id}-amount-error`} text={errors['amount']} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-address`}>To</label>
        <p id={`${id}-address-hint`} className="field__hint">
          A treasury wallet of this server, added at least 24 hours ago.
        </p>
        <select
          id={`${id}-address`}
          className={`form-select ${errors['address'] === undefined ? '' : 'is-invalid'}`}
          value={address}
          aria-invalid={errors['address'] !== undefined}
          aria-describedby={describedBy('address')}
          onChange={({ target }) => setAddress(target.value)}
        >
          {first ? null : (
            <option value="">
              {open.length > 0
                ? 'Choose a treasury wallet'
                : isWhole
                  ? 'No treasury wallet can receive withdrawals yet'
                  : 'No treasury wallet shown can receive withdrawals yet'}
            </option>
          )}
          {treasuries.map((each) => (
            <option key={each.id} value={each.address} disabled={!each.isOpen}>
              {each.isOpen
                ? `${calledOf(each)} (${shortAddress(each.address)})`
                : `${calledOf(each)} (${shortAddress(each.address)}), available from ${momentText(opensAt(each))}`}
            </option>
          ))}
        </select>
        <Wrong id={`${id}-address-error`} text={errors['address']} />
      </div>
      <button type="submit" className="btn btn-primary">
        Withdraw
      </button>
      <ConfirmWithdrawal
        serverId={serverId}
        wish={wish}
        onCancel={() => setWish(null)}
        onMade={() => {
          setWish(null);
          setText('');
          notify('success', 'Withdrawal started. Follow it under Payouts.');
        }}
        onRefused={({ path, message }) => {
          setWish(null);
          setErrors(path === 'address' ? { address: message } : { amount: message });
        }}
      />
    </form>
  );
}

const Wrong = ({ id, text }: { id: string; text: string | undefined }) =>
  text === undefined ? null : (
    <p id={id} className="field__error" role="alert">
      {text}
    </p>
  );
