import * as endpoints from '@/features/identity/socials/endpoints';
import { iso } from '../../store/clock';
import { done, refuse } from '../../http/reply';
import { serve } from '../../http/serve';
import type { World } from '../../store/world';
import type { Platform, TelegramCodeRow } from '../social-accounts/rows';
import { socialOf } from '../social-accounts/socials';
import { usedBy } from '../quests/usedBy';
import { token } from '../accounts/sessions';

/** The bot's name on Telegram, for links. */
const BOT = 'CastleBotsBot';
/** Life of a code for Telegram, ms. */
export const TELEGRAM_CODE_TTL = 5 * 60_000;

const pendingView = ({ code, expiresAt, trouble }: TelegramCodeRow) => ({
  url: `https://t.me/${BOT}?start=${code}`,
  expiresAt: iso(expiresAt),
  trouble,
});

/** A user's pending link; null if it was used or has expired. */
function pendingOf({ db, clock }: World, userId: string) {
  const row = db.telegramCodes.find((each) => each.userId === userId);
  if (!row || clock.now() >= row.expiresAt) return null;
  return row.isUsed && row.trouble === null ? null : pendingView(row);
}

async function viewOf(world: World, userId: string) {
  const mine = world.db.socials.filter((row) => row.userId === userId);
  return {
    socials: await Promise.all(
      mine.map(async ({ platform, handle, state, linkedAt }) => ({
        platform,
        handle,
        state,
        linkedAt: iso(linkedAt),
        usedBy: [...(await usedBy(world, userId, platform))],
      })),
    ),
    pending: pendingOf(world, userId),
  };
}

const platforms: Readonly<Record<string, Platform>> = { 1: 1, 2: 2 };

export const socialRoutes = serve(endpoints, {
  listSocials: async ({ world, user }) => done(await viewOf(world, user.id)),

  requestTelegramCode: ({ world, user }) => {
    const row: TelegramCodeRow = {
      // Telegram allows up to 64 letters, digits, _ and -.
      code: token(),
      userId: user.id,
      expiresAt: world.clock.now() + TELEGRAM_CODE_TTL,
      isUsed: false,
      trouble: null,
    };
    const others = world.db.telegramCodes.filter(({ userId }) => userId !== user.id);
    world.db.telegramCodes = [...others, row];
    world.changed();
    return done({ pending: pendingView(row) });
  },

  unlinkSocial: async ({ world, user, params }) => {
    const platform = platforms[params.platform];
    const row = platform === undefined ? undefined : socialOf(world, user.id, platform);
    if (!row) return refuse('account-not-found', 'Account not found.');
    world.db.socials = world.db.socials.filter((each) => each !== row);
    world.changed();
    return done(
      await viewOf(world, user.id),
      'Unlinked. Quests that use this account stop verifying until you link one again.',
    );
  },
});
