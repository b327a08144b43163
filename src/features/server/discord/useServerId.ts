import { useSelector } from 'react-redux';
import { storedServerId } from '@/shared/storage/storedServer';
import { selectServerId } from './discordSlice';

/**
 * The id of the chosen server; null when none is. On the first screen of a visit it is the one of an earlier
 * visit, whose details the frame around the screen is still loading (useSelectedServer).
 */
export function useServerId(): string | null {
  const selected = useSelector(selectServerId);
  return selected ?? storedServerId();
}
