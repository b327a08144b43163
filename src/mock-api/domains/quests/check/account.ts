import type { MemberContext } from '../../conditions/conditions';
import type { AskedPlatform, Platform, SocialActRow, SocialRow } from '../../social-accounts/rows';
import { LINK_TELEGRAM, LINK_X, socialOf } from '../../social-accounts/socials';
import { missing, PAUSE, unseen, type Outcome } from './outcome';

/** Pauses after a platform did not answer, and after it limited our requests, ms. */
const DOWN_PAUSE = 30_000;
const LIMIT_PAUSE = 60_000;

const names: Readonly<Record<AskedPlatform, string>> = {
  1: 'X',
  2: 'Telegram',
  discord: 'Discord',
  games: 'The game',
};

/** The way to fix a problem of an account. */
export const fixAccount = (kind: string) =>
  kind.startsWith('X_') ? LINK_X : kind.startsWith('TELEGRAM_') ? LINK_TELEGRAM : null;

/** The linked account to check, or the problem with it. */
export function accountOf(
  { world, userId }: MemberContext,
  platform: Platform,
): SocialRow | Outcome {
  const row = socialOf(world, userId, platform);
  const name = names[platform];
  if (!row) return missing('IDENTITY', `Your ${name} account isn’t linked.`);
  if (row.state === 'LINKED') return row;
  return missing(
    'IDENTITY',
    row.state === 'RECONNECT'
      ? `Reconnect @${row.handle} on ${name}.`
      : `${name} suspended @${row.handle}. Link another account.`,
  );
}

/** Why a platform cannot be queried now; null while it can. */
export function unreachable({ world }: MemberContext, platform: AskedPlatform): Outcome | null {
  const now = world.clock.now();
  const name = names[platform];
  const state = world.db.platforms.find((row) => row.platform === platform)?.state;
  if (state === 'down')
    return unseen(
      now + DOWN_PAUSE,
      `${name} isn’t responding right now. Your answer is kept. Try again in a moment.`,
    );
  if (state === 'limited')
    return unseen(
      now + LIMIT_PAUSE,
      `${name} limits how often we can check. Your answer is kept. Try again in a minute.`,
    );
  return null;
}

/** An account's action on its platform, by target; ignores case of handles and names of groups. */
export const actOf = (
  { world }: MemberContext,
  { platform, externalId }: SocialRow,
  kind: SocialActRow['kind'],
  target: string,
) =>
  world.db.socialActs.find(
    (act) =>
      act.platform === platform &&
      act.externalId === externalId &&
      act.kind === kind &&
      act.goneAt === undefined &&
      act.target.toLowerCase() === target.toLowerCase(),
  );

/** The action was not found; platforms need a moment to show it. */
export const notYet = ({ world }: MemberContext, message: string) =>
  missing('EVIDENCE', message, world.clock.now() + PAUSE);
