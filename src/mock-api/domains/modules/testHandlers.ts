import * as endpoints from '@/features/modules/screens/send-test/endpoints';
import { Refusal, refuse, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { completed, readRule, readValues } from '../module-settings/modules';
import { listAt, unlockedAt } from '../module-settings/moduleContext';
import { noRoomIn, noRule, ruleAt } from './ruleHandlers';
import { sendSavedTest, sendTest } from './sendTest';

/** Tests of saved values, and of drafts, which are validated like a save but not stored. */
export const testRoutes = serve(endpoints, {
  testModule: async (call) => {
    const here = await unlockedAt(call);
    if (here instanceof Refusal) return here;
    const { spec, row } = here;
    const { values, target } = call.body;
    if (values === undefined) {
      if (spec.rules)
        return refuse(
          'module-with-rules',
          `Test each ${spec.rules.singular} of this module separately.`,
        );
      return row.values === null
        ? refuse('not-saved-yet', 'Nothing is saved yet. Send a test from the form.')
        : sendSavedTest(here, completed(spec, row.values), target);
    }
    const noRoom = spec.rules ? noRoomIn(here) : null;
    if (noRoom) return noRoom;
    const read = spec.rules ? readRule(here, values) : readValues(here, values, row.values);
    return 'errors' in read ? wrongFields(read.errors) : sendTest(here, read.values, target);
  },

  testRule: async (call) => {
    const here = await listAt(unlockedAt(call));
    if (here instanceof Refusal) return here;
    const { values, target } = call.body;
    const rule = ruleAt(here, call.params);
    if (!rule) return noRule(here);
    if (values === undefined) return sendSavedTest(here, completed(here.spec, rule.values), target);
    const read = readRule(here, values, rule);
    return 'errors' in read ? wrongFields(read.errors) : sendTest(here, read.values, target);
  },
});
