import type { Values } from '@/features/modules/common-fields/field';
import { counted } from '@/shared/text/language';
import { completed } from '../module-settings/modules';
import { saveModuleRow, type ModuleContext } from '../module-settings/moduleContext';
import type { RuleRow } from '../module-settings/rows';
import { done, refuse, wrongFields } from '../../http/reply';
import { attemptAt } from './attempt';
import { channelOf } from './due';
import { withBranding } from '../discord-posts/branding';
import { formRefusal, payloadOfPost } from '../discord-posts/payload';
import { findPoster } from './posters';
import { withVariables } from '../discord-posts/variables';
import { brandingAt } from './settle';
import { channelNameOf, postView, urlOf } from './views';
import { knownEvent, pastBefore } from './why';

const wrong = (message: string) => wrongFields([{ path: 'signature', message }]);

/** What a rule would post about a transaction; posted as a test where a channel is named. */
export function replayOf(
  here: ModuleContext,
  rule: RuleRow,
  signature: string,
  unsaved: Values | null,
  channelId: string | null,
) {
  const { world, guild, spec, row } = here;
  const market = findPoster(spec.slug)?.market;
  const event = knownEvent(here, signature);
  if (!market || !event) return wrong('Transaction not found.');
  if (!market.streams.includes(event.stream))
    return wrong(`${spec.title} doesn’t track this kind of transaction.`);
  const posting = {
    module: spec.slug,
    id: rule.id,
    name: rule.id,
    values: unsaved ?? completed(spec, rule.values),
    createdAt: 0,
    updatedAt: 0,
  };
  const due = market.of(here, posting, event);
  const [about] = due.filters(pastBefore(here, posting, due.at));
  if (about && !about.met)
    return wrong(
      `This transaction doesn’t match. ${about.label}: ${about.have}. Required: ${about.need}.`,
    );
  const post = withBranding(
    brandingAt(here)(world.clock.now()),
    spec,
    withVariables(spec.variables, due.post()),
  );
  const posted = postView(post, channelId ?? channelOf(posting, due.channelAt));
  if (channelId === null) return done({ posted, channelName: null, messageUrl: null });
  const now = world.clock.now();
  const waits = (row.testedAt ?? -Infinity) + TEST_PAUSE - now;
  if (waits > 0) return tooSoon(waits);
  const refusal = formRefusal(payloadOfPost(post));
  const { text } = attemptAt(guild, world.db.outages, { at: now, channelId, refusal });
  if (text !== null) return refuse('cannot-post', text);
  row.testedAt = now;
  saveModuleRow(here, 'replayed');
  return done(
    {
      posted,
      channelName: channelNameOf(guild, channelId),
      messageUrl: urlOf(guild, channelId, String(1_400_000_000_000_000_000n + BigInt(now))),
    },
    'Test posted',
  );
}

/** Between two tests of a module, ms. */
export const TEST_PAUSE = 10_000;

/** Refuses a test while so many ms of the pause are left. */
export function tooSoon(left: number) {
  const seconds = Math.ceil(left / 1000);
  return refuse(
    'too-many-requests',
    `Wait ${counted(seconds, 'second')} before the next test.`,
    null,
    {
      'retry-after': String(seconds),
    },
  );
}
