import * as z from 'zod/mini';
import { socialStates } from '@/features/identity/socials/social';
import { fail, notFound, ok } from '../../http/envelope';
import { on } from '../../http/route';
import { taking } from '../../http/taking';
import { actKinds, otherPlatforms } from '../social-accounts/rows';
import { linkAccount, socialOf } from '../social-accounts/socials';
import { xAccountOf } from '../social-accounts/xAccount';

const platform = z.literal([1, 2]);

const asked = z.object({
  platform: z.union([platform, z.enum(otherPlatforms)]),
  state: z.enum(['up', 'down', 'limited']),
});

const start = taking(
  z.object({ code: z.string(), handle: z.string().check(z.minLength(1)) }),
  ({ code, handle }, { world }) => {
    const row = world.db.telegramCodes.find((each) => each.code === code);
    if (!row) return notFound('Code not found.');
    if (row.isUsed) return fail('test-conflict', 'This code was already used.');
    if (world.clock.now() >= row.expiresAt) return fail('test-conflict', 'This code expired.');
    row.isUsed = true;
    const account = { platform: 2, externalId: `tg-${handle.toLowerCase()}`, handle } as const;
    if (linkAccount(world, row.userId, account)) return ok(null);
    row.trouble = 'TAKEN';
    return fail('test-conflict', 'This Telegram account is already linked.');
  },
);

/** Test controls for events on X and Telegram. */
export const socialControls = [
  // A user follows the link to the bot and presses Start.
  on.post('/__mock/telegram/start', start),
  on.post(
    '/__mock/social-acts',
    taking(
      z.object({
        platform,
        externalId: z.string(),
        kind: z.enum(actKinds),
        target: z.string(),
        text: z._default(z.nullable(z.string()), null),
        lang: z.optional(z.string()),
      }),
      ({ lang, ...act }, { world }) => {
        const said = lang === undefined ? {} : { lang };
        world.db.socialActs.push({ ...act, ...said, at: world.clock.now() });
        return ok(null);
      },
    ),
  ),
  // An account deletes or undoes its action.
  on.post(
    '/__mock/social-acts/delete',
    taking(
      z.object({ externalId: z.string(), kind: z.enum(actKinds), target: z.string() }),
      ({ externalId, kind, target }, { world }) => {
        const found = world.db.socialActs.findLast(
          (act) => act.externalId === externalId && act.kind === kind && act.target === target,
        );
        if (!found || found.goneAt !== undefined) return notFound('Action not found.');
        found.goneAt = world.clock.now();
        return ok(null);
      },
    ),
  ),
  // Sets the facts that X returns about an account.
  on.put(
    '/__mock/x-followers',
    taking(
      z.object({
        externalId: z.string(),
        followers: z.int().check(z.minimum(0)),
        createdAt: z.optional(z.number()),
        isVerified: z.optional(z.boolean()),
        isProtected: z.optional(z.boolean()),
        hasPicture: z.optional(z.boolean()),
      }),
      ({ externalId, ...said }, { world }) => {
        const isOther = (row: { externalId: string }) => row.externalId !== externalId;
        const known = xAccountOf(world.db, externalId);
        const given = Object.entries(said).filter(([, value]) => value !== undefined);
        const row = { ...known, ...Object.fromEntries(given) };
        world.db.xFollowers = [...world.db.xFollowers.filter(isOther), row];
        return ok(null);
      },
    ),
  ),
  // Sets whether a platform answers.
  on.put(
    '/__mock/platforms',
    taking(asked, (row, { world }) => {
      const others = world.db.platforms.filter((each) => each.platform !== row.platform);
      world.db.platforms = [...others, row];
      return ok(null);
    }),
  ),
  // An account is suspended, or its owner revokes our access, on the platform.
  on.put(
    '/__mock/socials',
    taking(
      z.object({ userId: z.string(), platform, state: z.enum(socialStates) }),
      ({ userId, platform: which, state }, { world }) => {
        const row = socialOf(world, userId, which);
        if (!row) return notFound('Account not found.');
        row.state = state;
        return ok(null);
      },
    ),
  ),
];
