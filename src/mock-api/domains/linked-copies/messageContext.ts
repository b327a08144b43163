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

/** What a call about copies knows. */
interface MessageCall {
  world: World;
  user: UserRow;
  guild: GuildRow;
  params: { ruleId: string };
}

/** A message a call is about, what is due by now done. */
export interface MessageContext extends ModuleContext {
  rule: PostingRule<OwnMessage> & { id: string };
  /** Of the rule, as it is saved. */
  version: number;
  /** Why nothing is posted or changed now, in words. */
  obstacle: string | null;
}

async function found<S extends 402 | 404>(
  { params }: MessageCall,
  place: Promise<ModuleContext | Refusal<S>>,
): Promise<MessageContext | Refusal<S | 404>> {
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

/** The message a call is about. */
export const messageAt = (call: MessageCall): Promise<MessageContext | Refusal<404>> =>
  found(call, moduleAt(asModule(call)));

/** The same for calls that post or change: the package must hold the module, and it must be on. */
export async function changingAt(
  call: MessageCall,
): Promise<MessageContext | Refusal<402 | 404 | 409>> {
  const here = await found(call, unlockedAt(asModule(call)));
  if (here instanceof Refusal || here.obstacle === null) return here;
  return refuse('switched-off', here.obstacle);
}
