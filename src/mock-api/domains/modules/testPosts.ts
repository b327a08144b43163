import type { Pings } from '@/features/modules/common-fields/post';
import type { Values } from '@/features/modules/common-fields/field';
import { isShown } from '@/features/modules/engine/schema';
import { readShownMessage } from '@/features/modules/preview/shownMessage';
import type { DiscordPost } from '@/shared/discord/refusals';
import { DAY } from '@/shared/time/durations';
import { payloadOf, payloadOfPost } from '../discord-posts/payload';
import { withVariables } from '../discord-posts/variables';
import { channelOf, type Posting } from '../post-history/due';
import { findPoster } from '../post-history/posters';

/** A message of a test, as it goes to Discord. */
export interface TestPost {
  /** Where the module posts it; null where that is no channel of the server’s list. */
  channelId: string | null;
  payload: DiscordPost;
  /** Discord's allowed mentions. */
  pings: Pings;
}

const NO_ONE: Pings = { users: false, roles: false, everyone: false };

/** The messages that a module or rule posts with these values, with samples for what only time can tell. */
export const testPostsOf = (posting: Posting, values: Values): TestPost[] =>
  Object.values(posting.spec.fields).some(({ control }) => control.type === 'message')
    ? ownMessages(posting, values)
    : lastPost(posting, values);

const ownMessages = ({ spec }: Posting, values: Values): TestPost[] =>
  Object.entries(spec.fields).flatMap(([name, field]) => {
    if (field.control.type !== 'message' || !isShown(field, values)) return [];
    const post = field.control.post(values);
    const payload = payloadOf(readShownMessage(values[name]), post, spec.variables);
    return [{ channelId: post.channelId || null, payload, pings: NO_ONE }];
  });

/** Modules that write their posts themselves show the last one they would have made within a week. */
function lastPost(posting: Posting, values: Values): TestPost[] {
  const { world, spec } = posting;
  const now = world.clock.now();
  const after = now - 7 * DAY;
  const rule = {
    module: spec.slug,
    id: null,
    name: spec.title,
    values,
    createdAt: after,
    updatedAt: after,
  };
  const due = findPoster(spec.slug)
    ?.due(posting, rule, after, now)
    .findLast((each) => each.post().message !== null);
  return due
    ? [
        {
          channelId: due.channelId ?? channelOf(rule, due.channelAt),
          payload: payloadOfPost(withVariables(spec.variables, due.post())),
          pings: NO_ONE,
        },
      ]
    : [];
}
