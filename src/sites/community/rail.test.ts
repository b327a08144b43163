import { expect, test } from 'vitest';
import { catalogue } from '@/features/modules/engine/catalogue';
import { modulesOn } from './RailStates';
import { communityRail } from './rail';

type ModuleStates = Readonly<Record<string, string>>;

const linksOf = (states: ModuleStates, isStaff = false) =>
  communityRail(
    modulesOn(Object.entries(states).map(([slug, state]) => ({ slug, state }))),
    isStaff,
  ).flatMap(({ links }) => links);
const find = (states: ModuleStates, label: string) =>
  linksOf(states).find((link) => link.label === label);

test('modules with a route of their own are there before anything is known of them', () => {
  expect(find({}, 'Welcome message')).toMatchObject({ to: '/dashboard/welcome-message' });
  expect(find({}, 'Welcome message')).not.toHaveProperty('state');
  expect(find({}, 'Auto moderator')).toBeUndefined();
});

test('any other module is there while it is on', () => {
  expect(find({ 'auto-moderator': 'ON' }, 'Auto moderator')).toMatchObject({
    to: '/dashboard/bots/auto-moderator',
    state: { words: 'On' },
  });
});

test('one that is on and in trouble says so', () => {
  expect(find({ 'support-ticket': 'NEEDS_ATTENTION' }, 'Support ticket')).toHaveProperty('state', {
    words: 'Needs attention',
    sign: expect.anything(),
  });
});

test.each(['OFF', 'LOCKED', 'PAUSED_BY_PLAN', 'A_STATE_OF_TOMORROW'])(
  'one that is %s is not listed',
  (state) => {
    expect(find({ 'auto-moderator': state }, 'Auto moderator')).toBeUndefined();
  },
);

test('each module is called as on its card', () => {
  const on = Object.fromEntries(catalogue.map(({ slug }) => [slug, 'ON']));
  const labels = linksOf(on).map(({ label }) => label);
  const titles = catalogue.filter(({ parent }) => parent === undefined).map(({ title }) => title);
  expect(labels).toEqual(expect.arrayContaining(titles));
});

test('rooms of the staff are for the staff', () => {
  const isThere = (isStaff: boolean) =>
    linksOf({}, isStaff).some(({ to }) => to === '/dashboard/admin-utility');
  expect(isThere(true)).toBe(true);
  expect(isThere(false)).toBe(false);
});
