import { useLocation, useNavigate } from 'react-router-dom';

/** In the history's entry of a dialog that was opened from its page: back closes it. */
const FROM_PAGE = 'claim-all';

const searchWith = (search: string, isOpen: boolean): string => {
  const params = new URLSearchParams(search);
  params.delete('claim');
  if (isOpen) params.set('claim', 'all');
  return params.toString();
};

/** Whether `?claim=all` is in the address, and how to get there and back. */
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
