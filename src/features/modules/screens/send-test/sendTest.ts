import type { ApiResult } from '@/shared/api/envelope';
import type { InputOf } from '@/shared/api/endpoint';
import { request } from '@/shared/api/request';
import { notify } from '@/shared/ui/toast';
import type { ModulePlace } from '../../engine/modulesApi';
import { testModule, testRule } from './endpoints';
import { sentInWords, type SentTest } from './testMessage';

/** What a test covers: a module, or one of its rules. */
export interface TestedPlace extends ModulePlace {
  ruleId?: string;
}
type Sent = InputOf<typeof testRule>['body'];

/** Sends a test, of a draft if `values` are given. Fails with 422 and the reason if Discord would reject it. */
export const sendTest = (
  { serverId: id, slug, ruleId }: TestedPlace,
  body: Sent,
): Promise<ApiResult<SentTest>> =>
  ruleId === undefined
    ? request(testModule, { params: { id, slug }, body })
    : request(testRule, { params: { id, slug, ruleId }, body });

/** Sends a test of the saved values, and reports where it went or why it failed. */
export async function sendSavedTest(
  place: TestedPlace,
  kind: 'DM' | 'CHANNEL' = 'DM',
): Promise<void> {
  const result = await sendTest(place, { target: { kind } });
  if (result.success) notify('success', sentInWords(result.data));
  else notify('error', result.message);
}
