// @vitest-environment node
import { expect, test } from 'vitest';
import { prerenderHome } from './prerender';

test.each([
  ['community', 'COMMUNITY - CASTLE BOTS', 'Bots that keep the gate of your Solana community'],
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
