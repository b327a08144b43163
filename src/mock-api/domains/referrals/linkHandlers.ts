import * as listed from '@/features/billing/referrals/linkEndpoints';
import * as endpoints from '@/features/billing/referrals/linkTermsEndpoints';
import type { LinkBody } from '@/features/billing/referrals/linkTerms';
import { searchMatcher } from '@/shared/text/searchable';
import { audit } from '../audit/audit';
import { stateText } from '../audit/words';
import { byFields, pageOf } from '../../http/paging';
import { done, refuse, wrongFields, type Refusal } from '../../http/reply';
import { serve } from '../../http/serve';
import { nextId, type World } from '../../store/world';
import { changesOf, isActiveAmbassador, isCodeTaken } from './links';
import { sourceDetail, sourceRow, sourcesOf } from './linkViews';
import { inOrder } from './own';
import type { ReferralLinkRow } from './rows';
import { settleReferrals, writeUp } from './settle';
import { referralView } from './views';

const NO_SOURCE = 'Referral link not found.';

const linkOf = ({ db }: World, id: string) => db.referralLinks.find((row) => row.id === id);

/** Whether a value is in a filter; without a filter every value is. */
const isAmong = (asked: string | undefined, value: string) =>
  asked === undefined || asked.split(',').includes(value);

/** Why a link cannot be saved with these values; null where it can. */
function refusalOf(
  world: World,
  body: LinkBody,
  row: ReferralLinkRow | null,
): Refusal<'in-use' | 'invalid-fields' | 'owner-not-ambassador'> | null {
  if (isCodeTaken(world, body.code, row))
    return wrongFields([{ path: 'code', message: 'This code is taken. Choose another one.' }]);
  // An existing owner may have been suspended since.
  const isNewOwner = body.ownerId !== null && body.ownerId !== (row?.ownerId ?? null);
  if (isNewOwner && !isActiveAmbassador(world, body.ownerId ?? ''))
    return refuse('owner-not-ambassador', 'The owner isn’t an active ambassador.');
  // Users who came by the link keep earning for the original owner.
  const isTaken = row !== null && row.ownerId !== body.ownerId;
  if (isTaken && world.db.referrals.some(({ linkId }) => linkId === row.id))
    return refuse(
      'in-use',
      'People signed up through this link, so its owner can’t change. Create another link.',
    );
  return null;
}

const ofList = serve(listed, {
  listReferralLinks: async ({ world, url, query }) => {
    await settleReferrals(world);
    const matches = searchMatcher(query.search ?? '');
    const rows = sourcesOf(world)
      .map((source) => sourceRow(world, url.origin, source))
      .filter(
        (row) =>
          isAmong(query.kind, row.kind) &&
          isAmong(query.state, row.state) &&
          matches(row.name, row.code, row.owner?.name),
      );
    return done(pageOf(rows.toSorted(byFields(query.sort ?? '-clicks', 'id')), query));
  },
});

const ofOne = serve(endpoints, {
  listReferralLinkOwners: ({ world }) => {
    const names = new Map(world.db.users.map(({ id, displayName }) => [id, displayName]));
    const items = world.db.ambassadors
      .filter(({ state }) => state === 'ACTIVE')
      .map(({ userId: id }) => ({ id, name: names.get(id) ?? id }))
      .toSorted(byFields('name', 'id'));
    return done({ items });
  },

  createReferralLink: ({ world, user, body }) => {
    const refusal = refusalOf(world, body, null);
    if (refusal) return refusal;
    const row: ReferralLinkRow = {
      ...body,
      id: nextId(world, 'lnk'),
      status: 'ACTIVE',
      at: world.clock.now(),
      version: 1,
    };
    world.db.referralLinks.push(row);
    audit(world, user.id, 'referral.link-made', row.id, { subject: row.name });
    world.changed();
    return done({ id: row.id }, 'Link created');
  },

  getReferralLink: async ({ world, url, params, query: { span = '30' } }) => {
    await settleReferrals(world);
    const source = sourcesOf(world).find(({ id }) => id === params.linkId);
    return source
      ? done(sourceDetail(world, url.origin, source, Number(span)))
      : refuse('link-not-found', NO_SOURCE);
  },

  updateReferralLink: ({ world, user, params, body: { version, ...body } }) => {
    const row = linkOf(world, params.linkId);
    if (!row) return refuse('link-not-found', NO_SOURCE);
    if (version !== row.version)
      return refuse('stale-version', 'Someone else changed this link. Refresh to see it.');
    const refusal = refusalOf(world, body, row);
    if (refusal) return refusal;
    const changes = changesOf(row, body);
    Object.assign(row, body, { version: row.version + 1 });
    audit(world, user.id, 'referral.link-saved', row.id, { subject: row.name, changes });
    world.changed();
    return done(null, 'Saved');
  },

  updateReferralLinkStatus: ({ world, user, params, body: { status } }) => {
    const row = linkOf(world, params.linkId);
    if (!row) return refuse('link-not-found', NO_SOURCE);
    if (row.status === status)
      return refuse('nothing-to-change', 'Nothing to change. The link already has this status.');
    const before = row.status;
    row.status = status;
    row.version += 1;
    audit(world, user.id, 'referral.link-status', row.id, {
      subject: row.name,
      changes: [{ field: 'Status', before: stateText(before), after: stateText(status) }],
    });
    world.changed();
    return done(null);
  },

  listReferralLinkReferrals: async ({ world, params, query }) => {
    await settleReferrals(world);
    writeUp(world);
    const source = sourcesOf(world).find(({ id }) => id === params.linkId);
    if (!source) return refuse('link-not-found', NO_SOURCE);
    const matches = searchMatcher(query.search ?? '');
    const rows = world.db.referrals
      .filter(source.isOf)
      .map((row) => referralView(world, row, (name) => name))
      .filter(({ status, who }) => isAmong(query.status, status) && matches(who));
    return done(pageOf(inOrder(rows, query), query));
  },
});

export const linkRoutes = [...ofList, ...ofOne];
