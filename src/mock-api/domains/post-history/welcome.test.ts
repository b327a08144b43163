import { expect, test } from 'vitest';
import type { MemberRow } from '../members/rows';
import { createPostCases, NOON } from '../../testing/deliveries';

const MINUTE = 60_000;
const cases = await createPostCases('welcome-message');
const { world, guild, spec } = cases;

/** What a server that greets after a trigger makes of a member, in the ten minutes from noon. */
function greetings(trigger: string, member: Partial<MemberRow>) {
  const row: MemberRow = {
    serverId: guild.id,
    userId: 'usr-new',
    joinedAt: NOON + MINUTE,
    leftAt: null,
    roles: [],
    ...member,
  };
  world.db.members.push(row);
  const found = cases.between({ ...spec.initial, trigger }, NOON, NOON + 10 * MINUTE);
  world.db.members = world.db.members.filter((each) => each !== row);
  return found;
}
const minutes = (found: ReturnType<typeof greetings>) =>
  found.map(({ due }) => (due.at - NOON) / MINUTE);

test('members are greeted when they pass the membership screening', () => {
  const screenedAt = NOON + 3 * MINUTE;
  expect(minutes(greetings('AFTER_MEMBERSHIP_SCREENING', { screenedAt }))).toEqual([3]);
  expect(minutes(greetings('AFTER_MEMBERSHIP_SCREENING', {}))).toEqual([]);
});

test('members who left before the screening are not greeted', () => {
  const row = { screenedAt: NOON + 3 * MINUTE, leftAt: NOON + 2 * MINUTE };
  expect(minutes(greetings('AFTER_MEMBERSHIP_SCREENING', row))).toEqual([]);
});

test('members with a linked wallet are greeted as they join', () => {
  const [wallet] = world.db.linkedWallets;
  if (!wallet) throw new Error('The seed has no wallets.');
  const userId = wallet.userId;
  expect(wallet.linkedAt).toBeLessThan(NOON);
  expect(minutes(greetings('AFTER_WALLET_LINK', { userId }))).toEqual([1]);
});

test('a member is greeted once for each trigger', () => {
  const [greeting] = greetings('ON_JOIN', {});
  if (!greeting) throw new Error('Nothing is due.');
  const { key, isOver } = greeting.due;
  const row = { ...world.db.deliveries[0], key };
  expect(isOver?.({ total: 1, sentAfter: () => [Object.assign(row)] })).toBe(true);
  expect(isOver?.({ total: 0, sentAfter: () => [] })).toBe(false);
});
