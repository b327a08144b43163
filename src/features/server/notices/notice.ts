import { LANGUAGE } from '@/shared/text/locales';
import * as z from 'zod/mini';
import {
  exactlyTrue,
  idSchema,
  openEnum,
  orElse,
  textOrNull,
  timeOrNull,
} from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/**
 * Notices from staff to all users: an announcement, or maintenance, during which everything is closed
 * (docs/product/staff.md).
 */
export const noticeKinds = ['ANNOUNCEMENT', 'MAINTENANCE'] as const;
/** The audience of an announcement: all users, the community site's owners, the user site's members. */
export const audiences = ['EVERYBODY', 'OWNERS', 'MEMBERS'] as const;
const states = ['COMING', 'IN_FORCE', 'OVER', 'ENDED'] as const;

const whole = (least: number, most: number) =>
  z
    .int('Enter a whole number.')
    .check(
      z.minimum(least, `Minimum ${String(least)}.`),
      z.maximum(most, `Maximum ${most.toLocaleString(LANGUAGE)}.`),
    );

/** A notice as staff write it. */
export const noticeBody = z.object({
  kind: z
    .enum(noticeKinds)
    .check(
      z.describe('An announcement is shown; maintenance closes the API to everyone but staff.'),
    ),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Enter a message.'),
      z.maxLength(300, 'Use 300 characters or fewer.'),
      z.describe('Text that people read.'),
    ),
  audience: z
    .enum(audiences)
    .check(
      z.describe(
        'Everyone, or only the community site (OWNERS) or the user site (MEMBERS). It doesn’t matter for maintenance, which is for everyone.',
      ),
    ),
  startsIn: whole(0, 10_080).check(z.describe('Minutes until it starts; 0 for now.')),
  lasts: whole(5, 43_200).check(z.describe('Duration in minutes.')),
});
export type NoticeBody = z.infer<typeof noticeBody>;

const noticeSchema = z.object({
  id: idSchema,
  kind: openEnum(z.enum(noticeKinds)),
  text: z.string(),
  audience: openEnum(z.enum(audiences)),
  from: timeOrNull.check(z.describe('Start.')),
  until: timeOrNull.check(z.describe('End, planned or real.')),
  state: openEnum(z.enum(states)).check(
    z.describe('OVER ended as planned, ENDED was ended early.'),
  ),
  by: textOrNull.check(z.describe('Name of the person who created it; null if unknown.')),
});
export type Notice = z.infer<typeof noticeSchema>;
export const noticesSchema = withLists({
  notices: listOf(noticeSchema, { what: 'notice', by: 'id' }),
});

/** The active notices for the caller. */
export const currentNoticesSchema = withLists({
  notices: listOf(
    z.object({
      id: idSchema,
      text: orElse(z.string(), ''),
      until: timeOrNull.check(z.describe('Planned end.')),
    }),
    {
      what: 'notice',
      by: 'id',
    },
  ),
  isClosed: exactlyTrue.check(z.describe('Whether maintenance is on. Only staff can see true.')),
});
