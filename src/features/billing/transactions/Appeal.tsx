import { useId, useRef, useState } from 'react';
import { failureText } from '@/shared/api/queryError';
import { momentText } from '@/shared/format/times';
import { timeOf } from '@/shared/time/timeOf';
import { notify } from '@/shared/ui/toast';
import { useAppealTransactionMutation } from './historyApi';
import type { Transaction } from './transaction';

const MOST = 500;

/** The way to answer a payout that the team rejected: one message, which its treasurers see with the payout. */
export function Appeal({ transaction: { id, actions, appeal } }: { transaction: Transaction }) {
  if (appeal !== null) {
    const at = timeOf(appeal.at);
    return (
      <div className="transaction-appeal">
        <p>
          <strong>You asked the team</strong>
          {at === null ? '' : ` on ${momentText(at)}`}: “<bdi>{appeal.text}</bdi>”
        </p>
      </div>
    );
  }
  return actions.includes('APPEAL') ? <AppealForm id={id} /> : null;
}

function AppealForm({ id }: { id: string }) {
  const [send, { isLoading }] = useAppealTransactionMutation();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const ask = async () => {
    const said = text.trim();
    if (said === '') {
      setError('Enter a message.');
      field.current?.focus();
      return;
    }
    const { error: failure } = await send({ id, text: said });
    if (failure) setError(failureText(failure, 'Couldn’t send. Your message is kept. Try again.'));
    else notify('success', 'Sent to the server’s team');
  };
  return (
    <form
      className="transaction-appeal"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLoading) void ask();
      }}
    >
      <label htmlFor={fieldId}>Ask the team about this</label>
      <textarea
        ref={field}
        id={fieldId}
        className={error === null ? 'form-control' : 'form-control is-invalid'}
        rows={3}
        maxLength={MOST}
        value={text}
        aria-invalid={error !== null}
        aria-describedby={`${fieldId}-error ${fieldId}-note`}
        onChange={({ target }) => {
          setText(target.value);
          setError(null);
        }}
      />
      <p id={`${fieldId}-error`} className="field__error" role="alert">
        {error}
      </p>
      <p id={`${fieldId}-note`} className="transaction-drawer__meaning">
        The server’s treasurers see it with the payout. You can send one message.
      </p>
      <div>
        <button
          type="submit"
          className="btn btn-outline-secondary"
          aria-busy={isLoading}
          aria-disabled={isLoading}
        >
          Ask the team
        </button>
      </div>
    </form>
  );
}
