import * as z from 'zod/mini';
import { openEnum, orElse, orNull, textsSchema, timeOrNull } from '@/shared/api/fields';
import { listOf, withLists } from '@/shared/api/lenient';

/** The platforms an account can be linked of, by their ids (spec §3). */
export const TWITTER = 1;
export const TELEGRAM = 2;

/** LINKED counts; RECONNECT and SUSPENDED do not until it is linked anew. */
export const socialStates = ['LINKED', 'RECONNECT', 'SUSPENDED'] as const;

/** An account on a platform that somebody has shown to be theirs (decision 77). */
export const socialSchema = z.object({
  platform: z.int(),
  /** Its name there, without @. */
  handle: orElse(z.string(), ''),
  state: openEnum(z.enum(socialStates)),
  linkedAt: timeOrNull,
  /** Quests that look at it, by server; what unlinking stops. */
  usedBy: textsSchema,
});
export type Social = z.infer<typeof socialSchema>;

/** A link to the bot on Telegram that waits to be followed, or what came of it. */
export const telegramLinkSchema = z.object({
  /** https://t.me/<bot>?start=<code> */
  url: z.string(),
  expiresAt: timeOrNull,
  /** TAKEN: the account that followed it is linked to somebody already. */
  trouble: orNull(z.nullable(openEnum(z.enum(['TAKEN'])))),
});

export const socialsSchema = withLists({
  socials: listOf(socialSchema, { what: 'account', by: 'platform', name: (row) => row['handle'] }),
  /** The link that was asked for last, while it can be followed. */
  pending: orNull(z.nullable(telegramLinkSchema)),
});
export type Socials = z.infer<typeof socialsSchema>;
