import type {
  Action as ReadAction,
  ActionKind,
} from '@/features/earning/member-overview/memberOverview';
import { earningSections, type EarningSection } from '@/features/earning/points/points';
import { sortOf } from '@/features/earning/quests/questAvailability';
import { questPath } from '@/features/server/memberships/paths';
import { counted } from '@/shared/text/language';
import { DAY } from '@/shared/time/durations';
import { claimsOn } from '../claims/offer';
import { walletsOf } from '../wallets/wallets';
import { amountText } from '../payouts/funds';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import type { OpenOffer } from './openOffers';
import type { MemberServer } from './memberServers';

/** An action in the response; its kind is a known one. */
type Action = ReadAction & { kind: ActionKind; amount: string | null };

const sections = Object.entries(earningSections);

/** Pending actions of a user: money first, then claimable rewards, then problems to fix and things about to expire. */
export function actionsOf(
  world: World,
  user: UserRow,
  places: readonly MemberServer[],
  offers: readonly OpenOffer[],
): Action[] {
  return [
    ...places.flatMap(claimsUnderWay),
    ...missingWallet(world, user),
    ...places.flatMap(rewards),
    ...offers.map(pointsToClaim),
    ...places.flatMap(toTryAgain),
    ...places.flatMap(endingSoon),
    ...brokenSocials(world, user),
    ...places.flatMap(newServer),
  ];
}

const action = (own: Pick<Action, 'id' | 'kind' | 'title' | 'path'> & Partial<Action>): Action => ({
  amount: null,
  text: null,
  until: null,
  isLasting: false,
  ...own,
});

const claimsUnderWay = ({ world, guild, userId }: MemberServer): Action[] =>
  claimsOn(world, guild.id)
    .filter(
      ({ claim, payout: { status } }) =>
        claim.userId === userId &&
        (status === 'PENDING' || status === 'PROCESSED' || status === 'FAILED'),
    )
    .map(({ claim, payout }) => {
      const amount = amountText({ mint: payout.mint, amount: BigInt(payout.amount) });
      return action({
        id: `claim-${claim.id}`,
        kind: 'CLAIM_UNDER_WAY',
        title: `${amount} on the way`,
        amount,
        text: payout.isWaiting
          ? `${guild.name} is reviewing your claim.`
          : `Your claim on ${guild.name} is being paid.`,
        path: `/dashboard/${sectionOf(claim.module)}/${guild.slug}`,
        isLasting: true,
      });
    });

const sectionOf = (module: number) =>
  sections.find(([, id]) => id === module)?.[0] ?? 'task-to-earn';

const missingWallet = (world: World, { id }: UserRow): Action[] =>
  walletsOf(world, id).length > 0
    ? []
    : [
        action({
          id: 'wallet',
          kind: 'LINK_WALLET',
          title: 'Link a wallet',
          text: 'Rewards are sent to it, and its assets count for quests and roles. Linking moves no funds.',
          path: '/dashboard/profile/wallets',
        }),
      ];

const rewards = (place: MemberServer): Action[] =>
  [...place.board, ...place.away]
    .filter(({ state }) => state === 'CLAIMABLE')
    .map((card) =>
      action({
        id: `reward-${place.guild.id}-${card.slug}`,
        kind: 'CLAIM_REWARD',
        title: `Claim the reward for “${card.title}”`,
        text: `${card.rewards.map(({ label }) => label).join(', ')} on ${place.guild.name}.`,
        path: questPath(place.guild.slug, card.slug),
      }),
    );

/** Source of points, for use inside a sentence. */
const sources: Readonly<Record<EarningSection, string>> = {
  'hold-to-earn': 'holding',
  'engage-to-earn': 'activity',
  'task-to-earn': 'quests',
};

/** Points that can be claimed now. */
function pointsToClaim({ place: { guild }, section, points, mint, worth }: OpenOffer): Action {
  const amount = amountText({ mint, amount: worth });
  return action({
    id: `points-${guild.id}-${section}`,
    kind: 'CLAIM_POINTS',
    title: `Claim ${amount}`,
    amount,
    text: `For ${counted(points, 'point')} from ${sources[section]} on ${guild.name}.`,
    path: `/dashboard/${section}/${guild.slug}`,
  });
}

const toTryAgain = (place: MemberServer): Action[] =>
  place.board
    .filter(
      (card) => card.state === 'REJECTED' && sortOf(card, place.world.clock.now()) === 'available',
    )
    .map((card) =>
      action({
        id: `again-${place.guild.id}-${card.slug}`,
        kind: 'TRY_AGAIN',
        title: `Try “${card.title}” again`,
        text: `Your last attempt on ${place.guild.name} didn’t pass.`,
        path: questPath(place.guild.slug, card.slug),
      }),
    );

/** Started quests that end within a day. */
function endingSoon(place: MemberServer): Action[] {
  const now = place.world.clock.now();
  return place.board
    .filter(({ state, endsAt }) => {
      const end = Date.parse(endsAt ?? '');
      return state === 'IN_PROGRESS' && end > now && end - now < DAY;
    })
    .map((card) =>
      action({
        id: `ending-${place.guild.id}-${card.slug}`,
        kind: 'ENDING_SOON',
        title: `Finish “${card.title}”`,
        text: `You started it on ${place.guild.name}.`,
        path: questPath(place.guild.slug, card.slug),
        until: card.endsAt,
      }),
    );
}

const platforms = { 1: 'X', 2: 'Telegram' } as const;

const brokenSocials = ({ db }: World, { id }: UserRow): Action[] =>
  db.socials
    .filter((row) => row.userId === id && row.state === 'RECONNECT')
    .map(({ platform, handle }) =>
      action({
        id: `social-${platform}`,
        kind: 'RECONNECT',
        title: `Reconnect ${platforms[platform]}`,
        text: `We lost access to @${handle}, so quests can’t check it.`,
        path: '/dashboard/profile',
      }),
    );

/** A server that the user joined within a week and has not earned on yet. */
function newServer({ world, guild, member, board }: MemberServer): Action[] {
  const isNew = world.clock.now() - member.joinedAt < 7 * DAY;
  const hasEarned = world.db.points.some(
    (row) => row.serverId === guild.id && row.userId === member.userId,
  );
  if (!isNew || hasEarned || board.length === 0) return [];
  return [
    action({
      id: `server-${guild.id}`,
      kind: 'NEW_SERVER',
      title: `Start earning on ${guild.name}`,
      text: `You joined recently. The server has ${counted(board.length, 'quest')}.`,
      path: `/dashboard/server/${guild.slug}`,
    }),
  ];
}
