import * as endpoints from '@/features/claims/policyEndpoints';
import type { FieldError } from '@/shared/api/envelope';
import { rolesOf } from '../access/access';
import { audit } from '../audit/audit';
import { iso } from '../clock';
import type { GuildRow } from '../discord/rows';
import { pageOf } from '../http/paging';
import { done, refuse, wrongFields } from '../http/reply';
import { serve } from '../http/serve';
import { reservedOf, tokenOf } from '../payouts/funds';
import { heldTokens, ledgerAddress } from '../payouts/ledgerKey';
import { decideOn, inTurn, runPayouts } from '../payouts/payouts';
import type { UserRow } from '../session/rows';
import type { World } from '../world';
import { claimsOn, policyOf, type Claimed } from './offer';
import type { ClaimPolicyRow } from './rows';
import { claimView } from './views';

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
  const common = { address: ledgerAddress(id), funds };
  if (!row) return { ...common, policy: null, version: 0 };
  const { version, serverId: _, ...policy } = row;
  return { ...common, policy, version };
}

/** What no schema knows. */
function troubleWith(
  { mint, unitsPerPoint, least, most }: Omit<ClaimPolicyRow, 'serverId' | 'version'>,
  { id }: GuildRow,
): FieldError[] {
  const errors: FieldError[] = [];
  if (mint !== null && !heldTokens(id).includes(mint))
    errors.push({ path: 'mint', message: 'The ledger wallet does not have this token.' });
  if (most < least) errors.push({ path: 'most', message: 'Not less than the least.' });
  const rate = BigInt(unitsPerPoint);
  if (rate === 0n) errors.push({ path: 'unitsPerPoint', message: 'Give something for a point.' });
  else if (rate * BigInt(most) > U64_MAX)
    errors.push({ path: 'unitsPerPoint', message: 'That is more than Solana can hold.' });
  return errors;
}

/** Why somebody may not decide on a payout; null where they may. */
function whyNot(world: World, user: UserRow, guild: GuildRow, { claim }: Claimed): string | null {
  if (claim.userId === user.id) return 'Nobody decides on their own claim.';
  const isOwner = rolesOf(world, user, guild).includes('owner');
  return policyOf(world, guild.id)?.approvers === 'OWNERS' && !isOwner
    ? 'Only owners of this server decide on payouts.'
    : null;
}

function memberView({ db }: World, userId: string) {
  const user = db.users.find(({ id }) => id === userId);
  return {
    name: user?.displayName ?? 'Somebody who has left',
    username: user?.username ?? null,
    picture: user?.avatar ?? null,
  };
}

const DECIDED = 'Somebody else has decided on it meanwhile.';

export const claimPolicyRoutes = serve(endpoints, {
  getClaimPolicy: async ({ world, guild }) => done(await policyView(world, guild)),

  saveClaimPolicy: async ({ world, user, guild, body: { version, ...policy } }) => {
    const row = policyOf(world, guild.id);
    if ((row?.version ?? 0) !== version)
      return refuse(409, 'Somebody else has changed it meanwhile. Look at it before you save.');
    const wrong = troubleWith(policy, guild);
    if (wrong.length > 0) return wrongFields(wrong);
    const next: ClaimPolicyRow = { ...policy, serverId: guild.id, version: version + 1 };
    const others = world.db.claimPolicies.filter(({ serverId }) => serverId !== guild.id);
    world.db.claimPolicies = [...others, next];
    audit(world, user.id, 'claims.policy', guild.id);
    world.changed();
    return done(await policyView(world, guild), 'Saved.');
  },

  listWaitingPayouts: async ({ world, user, guild, query }) => {
    await runPayouts(world);
    const waiting = claimsOn(world, guild.id).filter(({ payout }) => payout.isWaiting);
    const view = (each: Claimed) => ({
      id: each.payout.id,
      version: each.payout.version,
      at: iso(each.claim.at),
      claim: claimView(each),
      member: memberView(world, each.claim.userId),
      whyNot: whyNot(world, user, guild, each),
    });
    return done(pageOf(waiting.map(view), query));
  },

  decidePayout: async ({ world, user, guild, params, body }) => {
    const found = claimsOn(world, guild.id).find(({ payout }) => payout.id === params.payoutId);
    if (!found) return refuse(404, 'There is no such payout here.');
    const no = whyNot(world, user, guild, found);
    if (no !== null) return refuse(403, no);
    const { payout } = found;
    const isTaken = await inTurn(world, async () => {
      if (!payout.isWaiting || payout.version !== body.version) return false;
      const isApproved = body.verdict === 'APPROVE';
      decideOn(world, payout, { isApproved, by: user.id, reason: body.reason ?? null });
      audit(world, user.id, `payout.${isApproved ? 'approved' : 'refused'}`, payout.id);
      return true;
    });
    if (!isTaken) return refuse(409, DECIDED);
    await runPayouts(world);
    return done({ claim: claimView(found) }, 'Decided.');
  },
});
