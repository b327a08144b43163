import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { config } from '@/shared/config/config';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { useAppDispatch } from '@/shared/state/clientState';
import { StatusPage } from '@/shared/ui/StatusPage';
import { OtherAccountButton } from './OtherAccountButton';
import { selectBan } from './viewerSlice';

interface BannedPageProps {
  /** Where another account is led to; this page's own address unless given. */
  returnTo?: string;
}

/** In place of the sign-in, which would lead a banned account back here. */
export function BannedPage({ returnTo }: BannedPageProps) {
  const ban = useSelector(selectBan);
  const dispatch = useAppDispatch();
  const isKnown = ban !== null;
  // After a refused sign-in nothing has been requested yet.
  useEffect(() => {
    if (isKnown) return;
    void import('./loadBan').then(({ loadBan }) => dispatch(loadBan()), noCode);
  }, [isKnown, dispatch]);
  return (
    <StatusPage
      scene="guard"
      code="403"
      title="This account is banned"
      actions={
        <>
          <OtherAccountButton {...(returnTo === undefined ? {} : { returnTo })} />
          <SafeLink className="btn btn-outline-secondary" href={config.links.support}>
            Contact support
          </SafeLink>
          <Link className="btn btn-outline-secondary" to="/">
            Home
          </Link>
        </>
      }
    >
      <p>Discord signed you in, but this account can’t use the dashboard.</p>
      {ban?.reason ? (
        <p>
          Reason: <bdi>{ban.reason}</bdi>
        </p>
      ) : null}
      <p>
        If you think this is a mistake, contact support or ask in our{' '}
        <SafeLink href={config.links.discord}>Discord server</SafeLink>. To use another account,
        sign in with it on Discord.
      </p>
    </StatusPage>
  );
}

/** The page says all that matters without the reason. */
const noCode = () => undefined;
