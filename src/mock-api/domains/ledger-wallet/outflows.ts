import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { rolesOf } from '../access/access';
import { TOKEN_ACCOUNT_RENT } from '../../chain/fees';
import { policyOf } from '../claims/offer';
import { sureToken } from '../claims/views';
import { iso } from '../../store/clock';
import type { GuildRow } from '../guilds/rows';
import { refuse, type Refusal } from '../../http/reply';
import { amountText, FEE } from '../payouts/funds';
import { canRetry } from '../payouts/retry';
import type { PayoutRow } from '../payouts/rows';
import { effectOf } from '../point-balances/sums';
import { pieceLabel } from '../payouts/pieces';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import type { WithdrawalRow } from '../payouts/rows';

/** A transfer out of a ledger wallet. */
export type OutflowRow =
  | { kind: 'CLAIM' | 'REWARD'; row: PayoutRow }
  | { kind: 'WITHDRAWAL'; row: WithdrawalRow };

const ofPayout = (row: PayoutRow): OutflowRow => ({
  kind: row.claimId === null ? 'REWARD' : 'CLAIM',
  row,
});

/** All payouts and withdrawals of a server, unordered. */
export const outflowsOf = ({ db }: World, serverId: string): OutflowRow[] => [
  ...db.payouts.filter((row) => row.serverId === serverId).map(ofPayout),
  ...db.withdrawals
    .filter((row) => row.serverId === serverId)
    .map((row): OutflowRow => ({ kind: 'WITHDRAWAL', row })),
];

export const isWaiting = ({ kind, row }: OutflowRow) => kind !== 'WITHDRAWAL' && row.isWaiting;

/** Why a user may not decide on a payout; null where they may. */
export function decisionObstacle(
  world: World,
  user: UserRow,
  guild: GuildRow,
  { userId }: PayoutRow,
): Refusal<'own-case' | 'owner-needed'> | null {
  const areOwners = policyOf(world, guild.id)?.approvers === 'OWNERS';
  if (userId === user.id)
    return refuse(
      'own-case',
      `You can’t approve or reject your own payout. Ask another ${areOwners ? 'owner' : 'treasurer or owner'} of this server.`,
    );
  return areOwners && !rolesOf(world, user, guild).includes('owner')
    ? refuse('owner-needed', 'Only owners of this server can approve or reject payouts.')
    : null;
}

function personView({ db }: World, userId: string) {
  const user = db.users.find(({ id }) => id === userId);
  return {
    name: user?.displayName ?? FORMER_MEMBER,
    username: user?.username ?? null,
    picture: user?.avatar ?? null,
  };
}

/** A payout or withdrawal as the server's team sees it. */
export function outflowView(world: World, user: UserRow, guild: GuildRow, outflow: OutflowRow) {
  const { kind, row } = outflow;
  const { id, at, mint, amount, address, status, signature } = row;
  const isPaid = status === 'SUCCESS';
  const common = {
    id,
    kind,
    at: iso(at),
    member: personView(world, row.userId),
    token: sureToken(mint),
    amount,
    address: address === '' ? null : address,
    status,
    // Hidden until the transfer has landed; before that it proves nothing.
    signature: isPaid ? signature : null,
  };
  if (kind === 'WITHDRAWAL')
    return {
      ...common,
      label: `Withdrawal of ${amountText({ mint, amount: BigInt(amount) })}`,
      piece: null,
      isWaiting: false,
      reason: null,
      decidedBy: null,
      version: 1,
      whyNot: 'Withdrawals don’t need approval.',
      canRetry: false,
    };
  return {
    ...common,
    label: row.label,
    piece: row.piece ? pieceLabel(row.piece) : null,
    isWaiting: row.isWaiting,
    reason: row.reason,
    decidedBy: row.decidedBy === null ? null : personView(world, row.decidedBy).name,
    version: row.version,
    whyNot: decisionObstacle(world, user, guild, row)?.message ?? null,
    canRetry: canRetry(row),
  };
}

/** The same with details: cost, ledger lines and steps. */
export async function outflowDetail(
  world: World,
  user: UserRow,
  guild: GuildRow,
  outflow: OutflowRow,
) {
  const { kind, row } = outflow;
  const claimId = kind === 'WITHDRAWAL' ? null : row.claimId;
  const points = world.db.points.filter(
    ({ ref, serverId }) => claimId !== null && ref === claimId && serverId === guild.id,
  );
  return {
    ...outflowView(world, user, guild, outflow),
    appeal: kind === 'WITHDRAWAL' || !row.appeal ? null : { ...row.appeal, at: iso(row.appeal.at) },
    lines: await linesOf(world, outflow),
    points: points.map((line) => ({
      id: line.id,
      at: iso(line.at),
      label: line.label,
      points: effectOf(line),
    })),
    steps: row.steps.map(({ step, at }) => ({ step, at: iso(at) })),
  };
}

async function linesOf(world: World, { kind, row }: OutflowRow) {
  const { mint, amount, status, signature } = row;
  const sol = sureToken(null);
  const isPiece = kind !== 'WITHDRAWAL' && row.piece !== null;
  const paid =
    status === 'SUCCESS' && signature !== null
      ? await world.chain().then((chain) => chain.transaction(signature))
      : null;
  const isOver =
    status === 'CANCELLED' || status === 'RECLAIMED_AFTER_FAILURE' || status === 'FAILED';
  if (isOver) return [];
  const rent =
    mint === null || isPiece
      ? []
      : [{ what: 'RENT' as const, token: sol, amount: `${TOKEN_ACCOUNT_RENT}`, isEstimate: true }];
  return [
    ...(isPiece
      ? []
      : [{ what: 'AMOUNT' as const, token: sureToken(mint), amount, isEstimate: false }]),
    { what: 'FEE' as const, token: sol, amount: `${paid?.fee ?? FEE}`, isEstimate: paid === null },
    ...rent,
  ];
}
