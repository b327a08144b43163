// @vitest-environment node
import { expect, test } from 'vitest';
import { prerenderFrame, prerenderHome } from './prerender';

test.each([
  ['community', 'COMMUNITY - CASTLE BOTS', 'Discord bots for Solana communities'],
  ['user', 'CASTLE BOTS', 'Earn, claim and show what you hold in your Discord servers'],
] as const)(
  'the home of the %s site is written without a browser',
  async (site, title, heading) => {
    expect(typeof window).toBe('undefined');
    const home = await prerenderHome(site);
    expect(home.title).toBe(title);
    expect(home.html).toContain(`>${heading}</h1>`);
    expect(home.html).toContain('>Sign In</button>');
  },
);

test('it is whole: nothing waits for a script to put it in its place', async () => {
  const { html } = await prerenderHome('community');
  expect(html).not.toMatch(/<script|<template/);
  expect(html).toContain('Questions and answers');
});

test('the frame of a dashboard is written, the same on both sites, with nothing that only some may see', async () => {
  const [{ html }, other] = await Promise.all([
    prerenderFrame('community'),
    prerenderFrame('user'),
  ]);
  expect(html).toContain('aria-label="Loading"');
  expect(html).toContain('dashboard__rail');
  expect(html).not.toMatch(/<script|<template|href="\/dashboard/);
  expect(other.html).toBe(html);
});
