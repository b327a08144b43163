import * as endpoints from '@/features/earning/claims/policyEndpoints';
import type { FieldError } from '@/shared/api/envelope';
import { audit } from '../audit/audit';
import type { GuildRow } from '../guilds/rows';
import { done, refuse, wrongFields } from '../../http/reply';
import { serve } from '../../http/serve';
import { isFeatureOn } from '../feature-flags/featureFlags';
import { reservedOf, tokenOf } from '../payouts/funds';
import { heldTokens, ledgerAddress } from '../payouts/ledgerKey';
import type { World } from '../../store/world';
import { policyOf } from './offer';
import type { ClaimPolicyRow } from './rows';

const U64_MAX = 18_446_744_073_709_551_615n;

async function fundsOf(world: World, serverId: string) {
  const chain = await world.chain();
  const wallet = ledgerAddress(serverId);
  return [null, ...heldTokens(serverId)].flatMap((mint) => {
    const token = tokenOf(mint);
    const held = mint === null ? chain.balance(wallet) : chain.tokenBalance(wallet, mint);
    return token && held !== null
      ? [{ token, held: `${held}`, reserved: `${reservedOf(world, serverId, mint)}` }]
      : [];
  });
}

async function policyView(world: World, { id }: GuildRow) {
  const row = policyOf(world, id);
  const funds = await fundsOf(world, id);
  const isHeldBack = !isFeatureOn(world, 'POINT_CLAIMS', id);
  const common = { address: ledgerAddress(id), funds, isHeldBack };
  if (!row) return { ...common, policy: null, version: 0 };
  return { ...common, policy: termsOf(row), version: row.version };
}

/** What a server has set. A stored row may have columns of an earlier version, which stay inside. */
const termsOf = ({
  isOn: isOpen,
  mint,
  unitsPerPoint,
  least,
  most,
  coolDownHours,
  approvalAbove,
  memberDaily,
  serverDaily,
  approvers,
}: ClaimPolicyRow): Omit<ClaimPolicyRow, 'serverId' | 'version'> => ({
  isOn: isOpen,
  mint,
  unitsPerPoint,
  least,
  most,
  coolDownHours,
  approvalAbove,
  memberDaily,
  serverDaily,
  approvers,
});

/** What no schema knows. */
function troubleWith(
  { mint, unitsPerPoint, least, most }: Omit<ClaimPolicyRow, 'serverId' | 'version'>,
  { id }: GuildRow,
): FieldError[] {
  const errors: FieldError[] = [];
  if (mint !== null && !heldTokens(id).includes(mint))
    errors.push({ path: 'mint', message: 'The ledger wallet doesn’t hold this token.' });
  if (most < least) errors.push({ path: 'most', message: 'Enter at least the minimum claim.' });
  const rate = BigInt(unitsPerPoint);
  if (rate === 0n) errors.push({ path: 'unitsPerPoint', message: 'Enter an amount above zero.' });
  else if (rate * BigInt(most) > U64_MAX)
    errors.push({ path: 'unitsPerPoint', message: 'This rate is too high for the maximum claim.' });
  return errors;
}

export const claimPolicyRoutes = serve(endpoints, {
  getClaimPolicy: async ({ world, guild }) => done(await policyView(world, guild)),

  updateClaimPolicy: async ({ world, user, guild, body: { version, ...policy } }) => {
    const row = policyOf(world, guild.id);
    if ((row?.version ?? 0) !== version)
      return refuse('stale-version', 'Someone else changed these limits. Refresh to see them.');
    const wrong = troubleWith(policy, guild);
    if (wrong.length > 0) return wrongFields(wrong);
    const next: ClaimPolicyRow = { ...policy, serverId: guild.id, version: version + 1 };
    const others = world.db.claimPolicies.filter(({ serverId }) => serverId !== guild.id);
    world.db.claimPolicies = [...others, next];
    audit(world, user.id, 'claims.policy', guild.id);
    world.changed();
    return done(await policyView(world, guild), 'Saved.');
  },
});
