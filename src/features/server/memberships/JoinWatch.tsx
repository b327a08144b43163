import { useServerPageQuery } from './membershipsApi';
import { useJoinedNote, useJoining } from './useJoining';

/** Waits until a user who opened the invite in a list has joined; the list then reloads automatically. */
export function JoinWatch({ slug, name }: { slug: string; name: string }) {
  const { currentData, refetch } = useServerPageQuery(slug);
  const isMember = currentData?.isMember ?? false;
  const { isAwaited } = useJoining({ isMember, refresh: () => refetch(), isOpened: true });
  useJoinedNote(isMember, name);
  return (
    <p className="join-note" role="status">
      {isAwaited ? 'Waiting for you to join on Discord.' : ''}
    </p>
  );
}
