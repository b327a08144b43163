import type { RefusalCode } from '@/shared/api/errorCodes';
import spec from '@/features/modules/definitions/embed-message/definition';
import { moduleAt, unlockedAt, type ModuleContext } from '../module-settings/moduleContext';
import { typedRule, type PostingRule } from '../post-history/due';
import type { OwnMessage } from '../post-history/copies/embedPost';
import { rulesOf, settleDeliveries } from '../post-history/settle';
import type { GuildRow } from '../guilds/rows';
import { Refusal, refuse } from '../../http/reply';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { SLUG } from '../post-history/copies/copies';
import { obstacleOf } from '../post-history/copies/tries';

/** The parts of a request about linked copies. */
interface MessageCall {
  world: World;
  user: UserRow;
  guild: GuildRow;
  params: { ruleId: string };
}

/** The message of a request, after everything due has been done. */
export interface MessageContext extends ModuleContext {
  rule: PostingRule<OwnMessage> & { id: string };
  /** The rule's saved version. */
  version: number;
  /** Why nothing can be posted or changed now, in words. */
  obstacle: string | null;
}

async function found<C extends RefusalCode>(
  { params }: MessageCall,
  place: Promise<ModuleContext | Refusal<C>>,
): Promise<MessageContext | Refusal<C | 'rule-not-found'>> {
  const here = await place;
  if (here instanceof Refusal) return here;
  await settleDeliveries(here.world, here.guild);
  const rule = rulesOf(here, false).find(({ id }) => id === params.ruleId);
  const row = here.row.rules.find(({ id }) => id === params.ruleId);
  if (!rule || !row) return refuse('rule-not-found', 'Message not found.');
  return {
    ...here,
    rule: { ...typedRule(spec, rule), id: row.id },
    version: row.version,
    obstacle: obstacleOf(row.enabled, here.row.enabled),
  };
}

const asModule = (call: MessageCall) => ({ ...call, params: { slug: SLUG } });

/** Finds the message of a request. */
export const messageAt = (
  call: MessageCall,
): Promise<MessageContext | Refusal<'module-not-found' | 'rule-not-found'>> =>
  found(call, moduleAt(asModule(call)));

/** The same for requests that post or change: a package must include the module, and it must be on. */
export async function changingAt(
  call: MessageCall,
): Promise<
  | MessageContext
  | Refusal<'module-not-found' | 'package-needed' | 'rule-not-found' | 'switched-off'>
> {
  const here = await found(call, unlockedAt(asModule(call)));
  if (here instanceof Refusal || here.obstacle === null) return here;
  return refuse('switched-off', here.obstacle);
}
