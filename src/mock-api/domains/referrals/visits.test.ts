// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { ATTRIBUTION_MS } from '@/features/billing/referrals/attributionRules';
import { createWorld } from '../../createWorld';
import type { World } from '../../store/world';
import { personaUserId } from '../accounts/personas';
import type { UserRow } from '../accounts/rows';
import { countVisit, noteSignUp } from './visits';

const AMBASSADOR = personaUserId('ambassador');
const DAY = 86_400_000;

let world: World;
let newcomer: UserRow;
beforeEach(() => {
  world = createWorld();
  world.db.referralVisits = [];
  world.db.referrals = [];
  const found = world.db.users.find(({ id }) => id === personaUserId('newcomer'));
  if (!found) throw new Error('no newcomer');
  newcomer = found;
});

const visit = (visitor: string, part = {}, by: string | null = null) =>
  countVisit(world, { ref: 'BANNER', visitor, ...part }, by);
const none = { src: undefined, seenAt: undefined, visitor: undefined, utm: undefined };
const signUp = (part = {}, user = newcomer) =>
  noteSignUp(world, user, {
    ...none,
    redirect: '',
    nonce: 'n',
    v: 1,
    ref: 'BANNER',
    ...part,
  });

describe('visits', () => {
  test('count once per visitor and day', () => {
    visit('one');
    visit('one');
    visit('two');
    world.clock.advance(DAY);
    visit('one');
    expect(world.db.referralVisits).toHaveLength(3);
  });

  test('are counted by source, and an unknown source as none', () => {
    visit('one', { src: 'youtube' });
    visit('two', { src: 'made-up' });
    expect(world.db.referralVisits.map(({ sourceId }) => sourceId)).toEqual(['src-youtube', null]);
  });

  test('count in any letter case of the code', () => {
    expect(visit('one', { ref: 'bAnNeR' })).not.toBeNull();
  });

  test('by the ambassador do not count', () => {
    expect(visit('one', {}, AMBASSADOR)).toBeNull();
  });

  test('with a code of a non-ambassador do not count', () => {
    expect(visit('one', { ref: 'ref-member' })).toBeNull();
  });

  test('beyond the rate limit do not count until it resets', () => {
    for (let index = 0; index < 100; index += 1) visit(String(index));
    expect(world.db.referralVisits).toHaveLength(60);
    world.clock.advance(61_000);
    expect(visit('later')).not.toBeNull();
  });
});

describe('a first sign-in', () => {
  test('counts for the owner of its code, and turns its visit into a referral', () => {
    visit('one', { src: 'youtube' });
    signUp({ src: 'youtube', visitor: 'one' });
    const [row] = world.db.referrals;
    expect(row).toMatchObject({ referrerId: AMBASSADOR, sourceId: 'src-youtube' });
    expect(world.db.referralVisits).toMatchObject([{ referralId: row?.id }]);
  });

  test('without a recorded visit gets a visit', () => {
    signUp({ visitor: 'one' });
    expect(world.db.referralVisits).toHaveLength(1);
  });

  test('counts once', () => {
    signUp();
    signUp();
    expect(world.db.referrals).toHaveLength(1);
  });

  test('counts up to the end of the attribution period, and not after it', () => {
    const now = world.clock.now();
    signUp({ seenAt: now - ATTRIBUTION_MS - 1 });
    expect(world.db.referrals).toEqual([]);
    signUp({ seenAt: now - ATTRIBUTION_MS + 60_000 });
    expect(world.db.referrals).toHaveLength(1);
  });

  test('of the ambassador’s own account does not count', () => {
    const self = world.db.users.find(({ id }) => id === AMBASSADOR);
    if (self) signUp({}, self);
    expect(world.db.referrals).toEqual([]);
  });

  test('does not count for a suspended ambassador', () => {
    const row = world.db.ambassadors.find(({ userId }) => userId === AMBASSADOR);
    if (row) row.state = 'SUSPENDED';
    signUp();
    expect(world.db.referrals).toEqual([]);
  });
});
