import type { ReferralDetails } from '@/features/referrals/program';
import { UrlTabs } from '@/shared/ui/UrlTabs';
import { Assets } from './Assets';
import { CommissionsTable } from './CommissionsTable';
import { DaysChart } from './DaysChart';
import { Figures } from './Figures';
import { Links } from './Links';
import { PayoutsTable } from './PayoutsTable';
import { ReferralsTable } from './ReferralsTable';
import { Sources } from './Sources';
import { TierCard } from './TierCard';

/** What an ambassador looks at. Each part loads and fails by itself. */
export function Dashboard({ program }: { program: ReferralDetails }) {
  const { state, reason, url } = program;
  return (
    <>
      {state === 'SUSPENDED' ? (
        <section className="panel ambassador-note" aria-labelledby="ambassador-suspended">
          <h2 id="ambassador-suspended">You are suspended</h2>
          <p>{reason === null ? 'No reason was given.' : <bdi>{reason}</bdi>}</p>
          <p>
            What is bought meanwhile brings no commission. What you earned stays yours and can be
            paid out.
          </p>
        </section>
      ) : null}
      <Figures />
      <div className="ambassador__pair">
        {url === null ? null : <Links program={program} url={url} />}
        <TierCard program={program} />
      </div>
      <DaysChart />
      <Sources />
      <UrlTabs
        label="Details"
        tabs={[
          { id: 'referrals', label: 'Referrals', content: <ReferralsTable /> },
          { id: 'commissions', label: 'Commissions', content: <CommissionsTable /> },
          { id: 'payouts', label: 'Payouts', content: <PayoutsTable /> },
          { id: 'assets', label: 'Assets', content: <Assets url={url} /> },
        ]}
      />
    </>
  );
}
