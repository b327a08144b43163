import { failureText } from '@/shared/api/queryError';
import { notify } from '@/shared/ui/toast';
import type { MessageCopy } from './copy';
import { useUpdateLinkedCopiesMutation, type MessageKey } from './linkedCopiesApi';
import { channelInWords, isBehind, troubleInWords, updatedInWords } from './copyWords';

/** Brings copies up to date, those given or all that are behind, and says what came of it. */
export function useCopyUpdates(message: MessageKey) {
  const [send, { isLoading }] = useUpdateLinkedCopiesMutation();
  const update = async (wanted: readonly MessageCopy[] | null) => {
    if (isLoading) return;
    const copyIds = wanted?.map(({ id }) => id) ?? null;
    const { data, error } = await send({ ...message, copyIds });
    if (!data)
      return notify('error', failureText(error, 'Couldn’t update linked copies. Try again.'));
    const [one] = wanted ?? [];
    if (!one) {
      const isDone = !data.copies.some(isBehind);
      return notify(isDone ? 'success' : 'warning', updatedInWords(data.copies));
    }
    const now = data.copies.find(({ id }) => id === one.id);
    const trouble = now === undefined ? null : troubleInWords(now);
    return trouble === null
      ? notify('success', `Updated in ${channelInWords(one)}`)
      : notify('error', trouble);
  };
  return { update, isUpdating: isLoading };
}
