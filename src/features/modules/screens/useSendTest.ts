import { notify } from '@/shared/ui/toast';
import { useSendTestMutation, type ModulePlace } from '../engine/modulesApi';
import { resultOf } from '@/shared/api/resultOf';

/** Has what is saved posted once, and says where it went or why it did not. */
export function useSendTest() {
  const [send] = useSendTestMutation();
  return async (place: ModulePlace & { ruleId?: string }): Promise<void> => {
    const result = await resultOf(send(place).unwrap());
    if (!result.success) notify('error', result.message);
    else if (result.data.channelName === null) notify('success', 'Sent to you as a Discord DM');
    else if (result.data.channelName === undefined) notify('success', 'Sent');
    else notify('success', `Posted to #${result.data.channelName}`);
  };
}
