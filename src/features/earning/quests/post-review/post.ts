import * as z from 'zod/mini';
import {
  exactlyTrue,
  idSchema,
  openEnum,
  orElse,
  orNull,
  textOrNull,
  timeOrNull,
} from '@/shared/api/fields';
import { withLists } from '@/shared/api/lenient';
import { pageShape } from '@/shared/api/page';

export const postStates = ['WAITING', 'APPROVED', 'REJECTED'] as const;

/** Something a member did on X, which a reviewer decides about (docs/product/earning-programs.md). */
export const postSchema = z.object({
  id: idSchema,
  version: orElse(z.number(), -1).check(
    z.describe('Goes up with each change. A decision carries the version it is based on.'),
  ),
  group: orElse(z.string(), 'Unnamed group').check(
    z.describe('Name of the group of Tweet to earn.'),
  ),
  member: z.object({
    id: idSchema,
    name: orElse(z.string(), 'Unnamed member'),
    username: textOrNull,
    picture: textOrNull,
  }),
  handle: textOrNull.check(
    z.describe('The member’s account on X, without @; null if they don’t share it.'),
  ),
  action: orElse(z.string(), 'Action').check(
    z.describe('What the member did, in words, such as “Reply”.'),
  ),
  text: textOrNull.check(z.describe('Untrusted text of a reply or post; null for other actions.')),
  doneAt: timeOrNull,
  postTitle: orElse(z.string(), 'A post on X').check(
    z.describe('The post that the action is about.'),
  ),
  postUrl: textOrNull,
  points: orNull(z.int()).check(z.describe('Whole points for it, before limits.')),
  state: openEnum(z.enum(postStates)),
  note: textOrNull.check(z.describe('What the member reads if it was rejected.')),
  decidedAt: timeOrNull,
  decidedBy: textOrNull.check(z.describe('Name of who decided.')),
  effectiveAt: timeOrNull.check(
    z.describe(
      'The decision takes effect then and can be undone before; null without a decision that waits.',
    ),
  ),
  isOwn: exactlyTrue.check(z.describe('Whether it is the caller’s own, which they can’t decide.')),
});
export type ReviewedPost = z.infer<typeof postSchema>;

/** GET /servers/{id}/post-reviews */
export const postsSchema = withLists({
  ...pageShape(postSchema, { what: 'post', by: 'id' }),
  now: timeOrNull.check(z.describe('The server’s time.')),
  isReviewed: exactlyTrue.check(z.describe('Whether a group that is on now needs approval.')),
});
