import { useSelector } from 'react-redux';
import { mayDo, type ServerRole } from '@/shared/api/serverRole';
import { selectServerDetails } from './discordSlice';

/**
 * Whether the signed-in user may do on the chosen server what needs that role (decision 72). Where the server
 * does not tell the roles, or not yet, nothing is taken away: the API refuses what is not allowed.
 */
export function useMay(needed: ServerRole): boolean {
  const held = useSelector(selectServerDetails)?.access;
  return held === undefined || mayDo(held, needed);
}
