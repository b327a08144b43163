import { useId, useState, type FormEvent } from 'react';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { troubleWithName } from '@/features/identity/linked-wallets/walletName';
import type { ProjectWallet } from './projectWallet';
import { useUpdateProjectWalletMutation } from './projectWalletsApi';

interface LabelFormProps {
  serverId: string;
  wallet: ProjectWallet;
  /** Saved, or given up. */
  onDone: () => void;
}

const focusAtOnce = (input: HTMLInputElement | null) => {
  input?.focus();
  input?.select();
};

/** A new name for a wallet. Escape gives it up. */
export function LabelForm({ serverId, wallet, onDone }: LabelFormProps) {
  const id = useId();
  const [change, { isLoading }] = useUpdateProjectWalletMutation();
  const [name, setName] = useState(wallet.label ?? '');
  const [error, setError] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = troubleWithName(name);
    setError(wrong);
    if (wrong !== null || isLoading) return;
    const answer = await change({ serverId, walletId: wallet.id, body: { label: name.trim() } });
    if (answer.data) onDone();
    else setError(failureText(answer.error, GENERIC_FAILURE));
  };
  return (
    <form
      className="project-wallet__label"
      aria-label="Rename wallet"
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <label htmlFor={id}>Name</label>
      <input
        ref={focusAtOnce}
        id={id}
        className={`form-control ${error === null ? '' : 'is-invalid'}`}
        autoComplete="off"
        value={name}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onDone();
        }}
      />
      <button type="submit" className="btn btn-sm btn-primary" aria-busy={isLoading}>
        Save
      </button>
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onDone}>
        Cancel
      </button>
      {error === null ? null : (
        <p id={`${id}-error`} className="field__error" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
