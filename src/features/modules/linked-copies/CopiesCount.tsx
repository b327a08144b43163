import { useLinkedCopiesQuery, type MessageKey } from './linkedCopiesApi';
import { needLook } from './copyWords';
import './copies.scss';

/** Number of channels with a copy of a message; nothing if there are none, or if the user may not see them. */
export function CopiesCount({ serverId, ruleId }: MessageKey) {
  const { data } = useLinkedCopiesQuery({ serverId, ruleId });
  const count = data?.copies.length ?? 0;
  if (!data || count === 0) return null;
  const needy = needLook(data.copies);
  return (
    <span className={`badge text-bg-${needy === 0 ? 'secondary' : 'warning'} copies-count`}>
      {count}{' '}
      <span className="visually-hidden">
        {needy === 0 ? '' : `, ${String(needy)} not up to date`}
      </span>
    </span>
  );
}
