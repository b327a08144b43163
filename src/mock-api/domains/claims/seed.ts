import { tokens } from '../market/market';
import type { ClaimPolicyRow } from './rows';

const KEEPCOIN = tokens.find(({ symbol }) => symbol === 'KEEP')?.mint ?? null;

const policy = (serverId: string, changed: Partial<ClaimPolicyRow>): ClaimPolicyRow => ({
  serverId,
  version: 1,
  isOn: true,
  mint: null,
  unitsPerPoint: '100000',
  least: 50,
  most: 5000,
  coolDownHours: 1,
  approvalAbove: null,
  memberDaily: null,
  serverDaily: null,
  approvers: 'TREASURERS',
  ...changed,
});

/** One pays SOL, one a token, one has run dry, one is paused; the rest give nothing for points. */
export const seedClaimPolicies = (): ClaimPolicyRow[] => [
  policy('srv-keep', {
    approvalAbove: '200000000',
    memberDaily: '300000000',
    serverDaily: '5000000000',
  }),
  policy('srv-hq', {
    mint: KEEPCOIN,
    unitsPerPoint: '250000',
    approvalAbove: '20000000',
    approvers: 'OWNERS',
  }),
  policy('srv-apes', {}),
  policy('srv-guest', { isOn: false }),
];
