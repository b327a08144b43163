import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Deletion } from '@/features/identity/account/account';
import { useAccountDeletionQuery } from '@/features/identity/account/accountApi';
import { deleteAccount } from '@/features/identity/account/endpoints';
import { useLeave } from '@/features/identity/account/useLeave';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { useFocusOnMount } from '@/shared/focus/useFocusOnMount';
import { request } from '@/shared/api/request';
import { failureText } from '@/shared/api/queryError';
import { amountText } from '@/shared/format/amounts';
import { inNumbers } from '@/shared/format/numbers';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Form } from '@/shared/ui/form/Form';
import { TextField } from '@/shared/ui/form/TextField';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { FormSkeleton } from '@/shared/ui/skeletons';

interface DeleteAccountProps {
  onCancel: () => void;
}

/**
 * Lists the losses and obstacles of deleting the account, and asks to type the username. Scrolls into view and takes
 * the focus when it opens.
 */
export function DeleteAccount({ onCancel }: DeleteAccountProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>({ preventScroll: true });
  useLayoutEffect(() => heading.current?.scrollIntoView({ block: 'start' }), [heading]);
  return (
    <div className="settings__deletion">
      <h3 ref={heading} tabIndex={-1}>
        Delete account
      </h3>
      <Costs onCancel={onCancel} />
    </div>
  );
}

function Costs({ onCancel }: DeleteAccountProps) {
  const { currentData, error, refetch } = useAccountDeletionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error)
    return (
      <ErrorState
        message={failureText(error, 'Couldn’t load what you’d lose.')}
        onRetry={() => void refetch()}
      />
    );
  if (!currentData) return <FormSkeleton label="Loading what you’d lose" count={2} />;
  return (
    <>
      <p>
        This can’t be undone, and you can’t sign in with this account again. We delete your name,
        picture, wallets, linked accounts, roles with access, activity, texts you wrote, tickets and
        notifications, and teams’ notes about you.
      </p>
      <p>What we keep:</p>
      <ul>
        <li>
          Servers keep records of points, claims, payouts and orders under “A deleted member”.
          Payouts keep their amount and signature, without your wallet address.
        </li>
        <li>
          Quests that reward each wallet once keep a fingerprint of yours. It doesn’t reveal the
          address.
        </li>
        <li>Payments on Solana and posts in Discord stay.</li>
        <li>Audit logs of servers keep your changes, without your name.</li>
      </ul>
      <p>You lose:</p>
      <Losses deletion={currentData} />
      {currentData.blocks.length > 0 ? (
        <div className="notice notice--warning">
          <p>Your account can’t be deleted yet:</p>
          <ul>
            {currentData.blocks.map((block) => (
              <li key={block}>
                <bdi>{block}</bdi>
              </li>
            ))}
          </ul>
          <p>
            <Link to="/dashboard/all-transactions">View all transactions</Link>
          </p>
        </div>
      ) : (
        <Confirmation onCancel={onCancel} />
      )}
    </>
  );
}

const Losses = ({ deletion }: { deletion: Deletion }) => (
  <dl className="facts" aria-label="What you lose">
    <div>
      <dt>Points</dt>
      <dd>{inNumbers(deletion.points)}</dd>
    </div>
    <div>
      <dt>Your servers</dt>
      <dd>{inNumbers(deletion.servers)}</dd>
    </div>
    <div>
      <dt>Wallets and accounts</dt>
      <dd>{inNumbers(deletion.wallets + deletion.socials)}</dd>
    </div>
    <div>
      <dt>Commissions not paid out</dt>
      <dd translate="no">{amountText(BigInt(deletion.commissions), 9)} SOL</dd>
    </div>
  </dl>
);

function Confirmation({ onCancel }: DeleteAccountProps) {
  const username = useSelector(selectViewer).username ?? '';
  const leave = useLeave();
  const wrong = `Type ${username} to continue.`;
  const schema = z.object({
    username: z.string().check(z.refine((typed) => typed === username, wrong)),
  });
  const form = useZodForm(schema, { username: '' });
  const { errors, isSubmitting } = form.formState;
  return (
    <Form
      form={form}
      label="Delete account"
      onSubmit={async (body) => {
        const result = await request(deleteAccount, { body });
        if (!result.success) return result;
        await leave('Account deleted');
        return undefined;
      }}
    >
      <TextField name="username" label="Your username" hint={`Type ${username} to confirm.`} />
      {errors.root?.['server']?.message === undefined ? null : (
        <p className="notice notice--error" role="alert">
          {errors.root['server'].message}
        </p>
      )}
      <div className="settings__buttons">
        <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
          Cancel
        </button>
        <button
          type="submit"
          className="btn btn-danger"
          aria-busy={isSubmitting}
          disabled={isSubmitting}
        >
          Delete account permanently
        </button>
      </div>
    </Form>
  );
}
