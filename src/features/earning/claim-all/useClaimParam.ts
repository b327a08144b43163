import { useLocation, useNavigate } from 'react-router-dom';

/** State of the history entry if the dialog was opened from its page: closing goes back. */
const FROM_PAGE = 'claim-all';

const searchWith = (search: string, isOpen: boolean): string => {
  const params = new URLSearchParams(search);
  params.delete('claim');
  if (isOpen) params.set('claim', 'all');
  return params.toString();
};

/** Whether `?claim=all` is in the address, with functions to open and close it. */
export function useClaimParam() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = new URLSearchParams(search).get('claim') === 'all';
  const close = () => {
    const from: unknown = state;
    if (from === FROM_PAGE) void navigate(-1);
    else
      void navigate(
        { search: searchWith(search, false) },
        { replace: true, preventScrollReset: true },
      );
  };
  return {
    isOpen,
    close,
    open: () =>
      void navigate(
        { search: searchWith(search, true) },
        { state: FROM_PAGE, preventScrollReset: true },
      ),
  };
}
