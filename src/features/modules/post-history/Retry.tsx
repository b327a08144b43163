import { useMay } from '@/features/server/discord/useMay';
import { failureText } from '@/shared/api/queryError';
import { notify } from '@/shared/ui/toast';
import { useRetryPostHistoryEntryMutation } from './postHistoryApi';
import type { DeliveryDetail } from './delivery';

interface RetryProps {
  serverId: string;
  delivery: DeliveryDetail;
}

/** Posts once more what failed, where the rule posts now, and says what came of it. */
export function Retry({ serverId, delivery: { id } }: RetryProps) {
  const mayChange = useMay('editor');
  const [retry, { isLoading }] = useRetryPostHistoryEntryMutation();
  const run = async () => {
    const { data, error } = await retry({ serverId, entryId: id });
    if (!data) notify('error', failureText(error, 'Couldn’t retry the post. Try again.'));
    else if (data.delivery.state === 'SENT') notify('success', 'Posted');
    else notify('error', data.delivery.why ?? 'Couldn’t post. Try again later.');
  };
  return (
    <div className="deliveries__retry">
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-disabled={!mayChange || isLoading}
        aria-describedby={mayChange ? undefined : 'retry-obstacle'}
        onClick={() => {
          if (mayChange && !isLoading) void run();
        }}
      >
        {isLoading ? 'Posting…' : 'Retry'}
      </button>
      <p id="retry-obstacle">
        {mayChange
          ? 'Posts to the channel in the current settings.'
          : 'View only. Ask an editor of this server to make changes.'}
      </p>
    </div>
  );
}
