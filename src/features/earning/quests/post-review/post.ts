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

/** Something a member did on X, which a reviewer decides about (decision 115). */
export const postSchema = z.object({
  id: idSchema,
  /** Goes up with each change; a decision carries the one it was made from. */
  version: orElse(z.number(), -1),
  group: orElse(z.string(), 'Unnamed group'),
  member: z.object({
    id: idSchema,
    name: orElse(z.string(), 'Unnamed member'),
    username: textOrNull,
    picture: textOrNull,
  }),
  /** Of their account on X, without @; null where they do not share it. */
  handle: textOrNull,
  /** What they did: "Reply". */
  action: orElse(z.string(), 'Action'),
  /** What it says; null for what has no words. Text of a stranger. */
  text: textOrNull,
  doneAt: timeOrNull,
  /** The post it was done for. */
  postTitle: orElse(z.string(), 'A post on X'),
  postUrl: textOrNull,
  /** Whole points it brings, before limits. */
  points: orNull(z.int()),
  state: openEnum(z.enum(postStates)),
  /** What the member reads where it was refused. */
  note: textOrNull,
  decidedAt: timeOrNull,
  decidedBy: textOrNull,
  /** Until then a decision can be taken back; null when none waits. */
  effectiveAt: timeOrNull,
  /** Whether it is the caller's own, which they may not decide. */
  isOwn: exactlyTrue,
});
export type ReviewedPost = z.infer<typeof postSchema>;

/** GET /servers/{id}/post-reviews */
export const postsSchema = withLists({
  ...pageShape(postSchema, { what: 'post', by: 'id' }),
  /** The server's clock. */
  now: timeOrNull,
  /** Whether any group that pays now is reviewed. */
  isReviewed: exactlyTrue,
});
