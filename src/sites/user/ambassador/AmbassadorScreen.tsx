import type { ReferralDetails } from '@/features/billing/referrals/program';
import { useReferralDetailsQuery } from '@/features/billing/referrals/referralsApi';
import { stateColour, statusLabel } from '@/features/billing/referrals/words';
import { failureText } from '@/shared/api/queryError';
import { usePreferences } from '@/shared/format/displayPreferences';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { CardsSkeleton } from '@/shared/ui/skeletons';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import '@/features/billing/referrals/ambassador/referrals.scss';
import './ambassador.scss';
import { Applied, Refused } from './ApplicationStatus';
import { Apply } from './Apply';
import { Dashboard } from './Dashboard';
import { Pitch } from './Pitch';
import { Rules } from './Rules';

/** `ambassador-program` (spec §2): to join, to share one's link, and to see what comes of it. */
export default function AmbassadorScreen() {
  const { data, error, isFetching, refetch } = useReferralDetailsQuery(undefined);
  // Drawn again when one chooses to read numbers otherwise.
  usePreferences();
  const program = data?.referralDetails;
  return (
    <>
      <PageHeader
        title="Ambassador program"
        purpose="Invite server owners and earn commissions."
        state={
          program === undefined || program.state === 'NONE' ? undefined : (
            <StatusBadge
              status={program.state}
              label={statusLabel(program.state)}
              colours={stateColour}
            />
          )
        }
      />
      {program ? (
        <div className="ambassador">
          <LeftOutNote leftOut={program.leftOut} />
          <ByState program={program} />
        </div>
      ) : error && !isFetching ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load the program.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardsSkeleton label="Loading the program" />
      )}
    </>
  );
}

function ByState({ program }: { program: ReferralDetails }) {
  switch (program.state) {
    case 'ACTIVE':
    case 'SUSPENDED':
      return <Dashboard program={program} />;
    case 'APPLIED':
      return (
        <>
          <Applied program={program} />
          <Rules program={program} />
        </>
      );
    case 'REJECTED':
      return <Refused program={program} />;
    default:
      return (
        <>
          <Pitch program={program} />
          <div className="ambassador__pair">
            <Apply program={program} />
            <Rules program={program} />
          </div>
        </>
      );
  }
}
