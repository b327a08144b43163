// Payouts from the ledger wallet, which treasurers approve or refuse once.

import { ago, record, sol } from '../data.mjs';
import { Failure } from '../http.mjs';
import { contains, ordered, pageOf, partOf, passes } from '../lists.mjs';

export function getLedgerWallet({ server }) {
  const held = 20_000_000_000n;
  const waiting = server.payouts.filter(({ isWaiting }) => isWaiting);
  const reserved = waiting.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const fund = {
    token: sol,
    held: String(held),
    reserved: String(reserved),
    prizes: '0',
    free: String(held - reserved),
    perDay: '0',
    daysLeft: null,
    alertBelow: null,
    isLow: false,
  };
  return {
    address: '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU',
    isRead: true,
    funds: [fund],
    alert: { version: 0, days: null },
    lastWithdrawalId: null,
  };
}

export function listServerPayouts({ server, query }) {
  const { search = '', sort = '-at', after } = query;
  const rows = server.payouts
    .filter(({ kind }) => passes(query.kind, (wanted) => wanted === kind))
    .filter(({ status }) => passes(query.status, (wanted) => wanted === status))
    .filter(({ token }) => passes(query.token, (wanted) => wanted === (token.mint ?? 'SOL')))
    .filter(({ id, member, address, signature }) =>
      [id, member.name, address, signature].some((text) => contains(text, search)),
    )
    .map((row) => Object.assign(rowOf(row), { value: BigInt(row.amount) }));
  const sorted = ordered(rows, sort.replace('amount', 'value'), 'id').map(
    ({ value: _value, ...row }) => row,
  );
  return after === undefined ? { ...pageOf(sorted, query), next: null } : partOf(sorted, after);
}

export function listWaitingServerPayouts({ server, query }) {
  const rows = server.payouts.filter(({ isWaiting }) => isWaiting);
  return pageOf(ordered(rows, 'at', 'id').map(rowOf), query);
}

const rowOf = ({ appeal: _a, lines: _l, points: _p, steps: _s, ...row }) => row;

export function getServerPayout({ server, params }) {
  const payout = server.payouts.find(({ id }) => id === params.payoutId);
  if (!payout) throw new Failure(404, 'payout-not-found');
  return payout;
}

export function decideServerPayout(call) {
  const { server, user, body } = call;
  const payout = getServerPayout(call);
  if (!payout.isWaiting || body.version !== payout.version)
    throw new Failure(409, 'already-decided');

  const isApproved = body.verdict === 'APPROVE';
  payout.steps.push(
    ...(isApproved ? ['APPROVED'] : ['REFUSED', 'RETURNED']).map((step) => ({ step, at: ago(0) })),
  );
  payout.isWaiting = false;
  payout.status = isApproved ? 'PROCESSED' : 'CANCELLED';
  payout.reason = body.reason ?? null;
  payout.decidedBy = user.name;
  payout.version += 1;
  record(
    server,
    user,
    'payout.decided',
    `${isApproved ? 'Approved' : 'Refused'} a payout to ${payout.member.name}`,
  );
  return payout;
}
