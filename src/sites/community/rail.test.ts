import { expect, test } from 'vitest';
import { catalogue } from '@/features/modules/engine/catalogue';
import { modulesOf } from './RailStates';
import { communityRail } from './rail';

type ModuleStates = Readonly<Record<string, string>>;

/** Modules that were never used, but for those whose slug is among `setUp`. */
const modulesIn = (states: ModuleStates, setUp: readonly string[] = []) =>
  modulesOf(
    Object.entries(states).map(([slug, state]) => ({
      slug,
      state,
      updatedAt: setUp.includes(slug) ? '2026-01-01T00:00:00.000Z' : null,
      used: null,
    })),
  );
const groupOf = (label: string, states: ModuleStates, setUp?: readonly string[]) =>
  communityRail(modulesIn(states, setUp), false).find(({ links }) =>
    links.some((link) => link.label === label),
  );
const linksOf = (states: ModuleStates, isStaff = false) =>
  communityRail(modulesIn(states), isStaff).flatMap(({ links }) => links);
const find = (states: ModuleStates, label: string) =>
  linksOf(states).find((link) => link.label === label);

test('there are no modules before a server is chosen', () => {
  const links = communityRail(null, false).flatMap((group) => group.links);
  expect(links.map(({ label }) => label)).not.toContain('Welcome message');
  expect(links.map(({ label }) => label)).toContain('Packages');
});

test('modules of which nothing is known are among the others', () => {
  expect(groupOf('Welcome message', {})).toMatchObject({ title: 'More modules', isSeldom: true });
  expect(find({}, 'Welcome message')).not.toHaveProperty('state');
});

test('a module that is on is in its family', () => {
  expect(groupOf('Auto moderator', { 'auto-moderator': 'ON' })?.title).not.toBe('More modules');
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

test('one that was set up and is off stays in its family, without a sign', () => {
  const group = groupOf('Auto moderator', { 'auto-moderator': 'OFF' }, ['auto-moderator']);
  expect(group?.title).not.toBe('More modules');
  expect(group?.links[0]).not.toHaveProperty('state');
});

test.each(['OFF', 'LOCKED', 'PAUSED_BY_PLAN', 'A_STATE_OF_TOMORROW'])(
  'one that is %s and was never used is among the others',
  (state) => {
    expect(groupOf('Auto moderator', { 'auto-moderator': state })?.title).toBe('More modules');
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
