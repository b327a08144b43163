import { Suspense, useState } from 'react';
import { exportAccount } from '@/features/identity/account/endpoints';
import { request } from '@/shared/api/request';
import { failureText } from '@/shared/api/queryError';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { Section } from '@/shared/ui/Section';
import { FormSkeleton } from '@/shared/ui/skeletons';
import { download } from '@/shared/files/download';
import { notify } from '@/shared/ui/toast';

const DeleteAccount = lazyOnDemand(async () => ({
  default: (await import('./DeleteAccount')).DeleteAccount,
}));

/** A copy of everything kept about oneself, and the way to have it gone. */
export function MyData() {
  const [isExporting, setExporting] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const save = async () => {
    setExporting(true);
    const result = await request(exportAccount, {});
    setExporting(false);
    if (!result.success) {
      notify('error', failureText(result, 'Couldn’t load your data.'));
      return;
    }
    const { username, madeAt } = result.data;
    const name = `castle-bots-${username}-${madeAt.slice(0, 10)}.json`;
    download(name, JSON.stringify(result.data, null, 2), 'application/json');
    notify('success', `${name} was saved.`);
  };
  return (
    <Section
      title="My data"
      about="One file with what we keep about you: your account, profile, memberships, access, wallets, linked accounts, activity, points, quests, claims, payouts, orders, payments, referrals, notifications and what you changed on servers. It includes notes that teams wrote about you, without who wrote them."
    >
      <div className="settings__buttons">
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-busy={isExporting}
          disabled={isExporting}
          onClick={() => void save()}
        >
          Download my data
        </button>
        <button
          type="button"
          className="btn btn-outline-danger"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Delete account
        </button>
      </div>
      {isOpen ? (
        <Suspense fallback={<FormSkeleton label="Loading what you’d lose" count={2} />}>
          <DeleteAccount onCancel={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}
