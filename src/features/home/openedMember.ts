import { useLocation, useNavigate } from 'react-router-dom';
import { MEMBER_PARAM } from '@/features/identity/profiles/publicLink';

/** The username in a query, `?member=mira`; null without one. */
export function memberIn(search: string): string | null {
  const username = new URLSearchParams(search).get(MEMBER_PARAM)?.trim() ?? '';
  return username === '' || username.length > 64 ? null : username;
}

/** Username of the profile open on the home page, with a function to close it. */
export function useOpenedMember(): { opened: string | null; close: () => void } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const close = () => {
    const params = new URLSearchParams(search);
    params.delete(MEMBER_PARAM);
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true });
  };
  return { opened: memberIn(search), close };
}
