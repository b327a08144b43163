import { useSelector } from 'react-redux';
import { mayDo, type ServerRole } from '@/shared/api/serverRole';
import { selectServerDetails } from './discordSlice';

/**
 * Whether the signed-in user has the needed role on the chosen server (docs/product/servers.md). If the server doesn't
 * report the roles, or not yet, the result is true: the API refuses forbidden actions.
 */
export function useMay(needed: ServerRole): boolean {
  const held = useSelector(selectServerDetails)?.access;
  return held === undefined || mayDo(held, needed);
}
