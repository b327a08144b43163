import type { Period } from '../accrual-ledger/periods';
import { randomOf } from '../../store/hashed';
import { piecesOf } from '../holdings/pieces';
import { exact } from '../holdings/holdings';
import type { MemberRow } from '../members/rows';
import type { HoldingIndex } from '../conditions/holdingIndex';
import type { World } from '../../store/world';
import type { HoldFacts } from './holdCount';
import type { HoldProgram } from '../accrual-ledger/programs';
import type { AccrualRunRow } from '../accrual-ledger/rows';

/** When holdings of a period are read: at its end, or at a random moment that is always the same for that period. */
export const lookedAtOf = ({ values, rule }: HoldProgram, { from, to }: Period): number =>
  values.verification === 'RANDOM_SNAPSHOT'
    ? randomOf(rule.id, String(to), 'snapshot').int(from + 1, to)
    : to;

/** Facts about a member at a moment, without wallets, holdings and roles of a later time. */
export function factsOf(
  index: HoldingIndex,
  { userId, roles }: MemberRow,
  { from, at, streak }: Pick<HoldFacts, 'from' | 'at' | 'streak'>,
): HoldFacts {
  const wallets = index.walletsOf(userId).filter(({ linkedAt }) => linkedAt <= at);
  const held = (asset: string) =>
    wallets.flatMap(({ address, linkedAt }) =>
      index
        .holdingsIn(address, asset)
        .filter(({ since }) => since <= at)
        .map((row) => ({
          amount: exact(row.amount),
          since: row.since,
          knownSince: Math.max(row.since, linkedAt),
          pieces: piecesOf(row) ?? [],
        })),
    );
  return {
    from,
    at,
    streak,
    held: wallets.length === 0 ? null : held,
    roles: new Set(roles.filter((role) => role.at <= at).map(({ roleId }) => roleId)),
  };
}

/** Members of a server at a moment. */
export const membersAt = ({ db }: World, serverId: string, at: number): MemberRow[] =>
  db.members.filter(
    (row) =>
      row.serverId === serverId && row.joinedAt <= at && (row.leftAt === null || row.leftAt > at),
  );

/** The runs of a rule, oldest first. */
export const runsOf = ({ db }: World, ruleId: string): AccrualRunRow[] =>
  db.accrualRuns.filter((run) => run.ruleId === ruleId);
