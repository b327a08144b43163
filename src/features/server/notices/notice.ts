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

/** What staff tell everybody: something to read, or that all is closed for a while (decision 109). */
export const noticeKinds = ['ANNOUNCEMENT', 'MAINTENANCE'] as const;
/** Whom an announcement is for: everybody, the community site's owners, the user site's members. */
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
  kind: z.enum(noticeKinds),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Enter a message.'),
      z.maxLength(300, 'Use 300 characters or fewer.'),
    ),
  audience: z.enum(audiences),
  /** Minutes until it begins; 0 is now. */
  startsIn: whole(0, 10_080),
  /** How long it lasts, in minutes. */
  lasts: whole(5, 43_200),
});
export type NoticeBody = z.infer<typeof noticeBody>;

const noticeSchema = z.object({
  id: idSchema,
  kind: openEnum(z.enum(noticeKinds)),
  text: z.string(),
  audience: openEnum(z.enum(audiences)),
  from: timeOrNull,
  until: timeOrNull,
  state: openEnum(z.enum(states)),
  by: textOrNull,
});
export type Notice = z.infer<typeof noticeSchema>;
export const noticesSchema = withLists({
  notices: listOf(noticeSchema, { what: 'notice', by: 'id' }),
});

/** What is in force for who asks. */
export const currentNoticesSchema = withLists({
  notices: listOf(z.object({ id: idSchema, text: orElse(z.string(), ''), until: timeOrNull }), {
    what: 'notice',
    by: 'id',
  }),
  /** Everything is closed to all but staff, which one is. */
  isClosed: exactlyTrue,
});
