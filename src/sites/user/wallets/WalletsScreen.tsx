import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { OwnRoles } from '@/features/modules/holder-checks/OwnRoles';
import { useLinkedWalletsQuery } from '@/features/identity/linked-wallets/linkedWalletsApi';
import { LinkPanel } from '@/features/identity/linked-wallets/LinkPanel';
import { WalletCards } from '@/features/identity/linked-wallets/WalletCards';
import '@/features/identity/linked-wallets/linkedWallets.scss';
import { BackToTask } from '@/shared/navigation/BackToTask';
import { dashboardPathOf, linkedState, RETURN_NAME } from '@/shared/navigation/linkReturn';
import { failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { PageHeader } from '@/shared/ui/PageHeader';
import { CardsSkeleton } from '@/shared/ui/skeletons';

/** `profile/wallets`: the member's linked wallets, and the way to link another. */
export default function WalletsScreen() {
  const { data, error, refetch } = useLinkedWalletsQuery(undefined);
  const [search] = useSearchParams();
  const returnTo = dashboardPathOf(search.get(RETURN_NAME));
  const navigate = useNavigate();
  const onLinked = useCallback(() => {
    if (returnTo !== null) void navigate(returnTo, { replace: true, state: linkedState('wallet') });
  }, [returnTo, navigate]);
  return (
    <>
      <PageHeader
        title="Wallets"
        purpose="The assets in your linked wallets count toward roles and quests. Rewards go to your default wallet."
        actions={<BackToTask to={returnTo} />}
      />
      {data ? (
        <>
          <LeftOutNote leftOut={data.leftOut} />
          {data.wallets.length > 0 ? <WalletCards wallets={data.wallets} /> : null}
          <LinkPanel
            wallets={data.wallets}
            most={data.most}
            isFirst={data.wallets.length === 0 && !data.leftOut}
            onLinked={onLinked}
          />
          <OwnRoles />
        </>
      ) : error ? (
        <ErrorState
          message={failureText(error, 'Couldn’t load your wallets.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardsSkeleton label="Loading your wallets" count={2} />
      )}
    </>
  );
}
