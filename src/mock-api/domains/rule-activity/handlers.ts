import * as endpoints from '@/features/modules/rule-activity/endpoints';
import { done, Refusal } from '../../http/reply';
import { serve } from '../../http/serve';
import { listAt, moduleAt } from '../module-settings/moduleContext';
import { settleDeliveries } from '../post-history/settle';
import { namedRules } from '../modules/ruleParts';
import { activityOf } from './activity';

export const ruleActivityRoutes = serve(endpoints, {
  listRuleActivity: async (call) => {
    const here = await listAt(moduleAt(call));
    if (here instanceof Refusal) return here;
    await settleDeliveries(call.world, call.guild);
    return done(activityOf(here, namedRules(here.row.rules, call.query.ids)));
  },
});
