import { useLocation, useNavigate } from 'react-router-dom';
import { PageHeader } from '@/shared/ui/PageHeader';
import { notify } from '@/shared/ui/toast';
import { ServerPicker } from './ServerPicker';

/** The screen `server` (spec §2): choose the Discord server that is set up. */
export default function ServersScreen() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const goOn = () => {
    // Who has gone elsewhere by a link meanwhile is not fetched back.
    if (window.location.pathname !== pathname) return;
    notify('success', 'Server selected');
    void navigate('/dashboard');
  };
  return (
    <>
      <PageHeader
        title="Servers"
        purpose="Choose the Discord server you want to set up. Packages and orders belong to it."
      />
      <ServerPicker onChosen={goOn} isAskedFor />
    </>
  );
}
