import { useLocation, useNavigate } from 'react-router-dom';
import { PageHeader } from '@/shared/ui/PageHeader';
import { notify } from '@/shared/ui/toast';
import { ServerPicker } from './ServerPicker';

/** The screen `server` (spec §2): choose the Discord server to set up. */
export default function ServersScreen() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const goOn = () => {
    // A user who has navigated elsewhere before this is not brought back.
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
