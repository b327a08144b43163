import { expect, type Page } from '@playwright/test';
import { personas, personaUserId } from '@/mock-api/domains/accounts/personas';
import type { Backend } from './backend';
import { ORIGIN, type Site } from './sites';

/** A persona by the label the consent page shows. */
export type Persona = (typeof personas)[number]['label'];

interface CookieToSet {
  name: string;
  value: string;
  domain: string;
  path: string;
  expires: number;
  httpOnly: boolean;
  sameSite: 'Lax';
}

/** Reads one Set-Cookie line of the back end; cookies are host-only, so the host is added. */
function readCookie(line: string, site: Site): CookieToSet {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const attribute = (name: string) =>
    attributes.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    domain: new URL(ORIGIN[site]).hostname,
    path: attribute('path') ?? '/',
    expires: Date.now() / 1000 + Number(attribute('max-age') ?? 300),
    httpOnly: attributes.some((part) => part.toLowerCase() === 'httponly'),
    sameSite: 'Lax',
  };
}

/**
 * Signs a persona in on both sites at once, without a page: for tests that are about something else. The device
 * remembers the account, as after a real sign-in, unless another one is given as its last account.
 */
export async function signInAs(
  page: Page,
  backend: Backend,
  persona: Persona,
  lastAccount?: string,
): Promise<void> {
  const key = personas.find(({ label }) => label === persona)?.key;
  if (key === undefined) throw new Error(`No persona is called ${persona}`);
  // Open pages must not send more requests, which would now run as the new persona.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.context().addInitScript(
    (id) => {
      // A tab that is still empty has no storage.
      if (window.location.protocol.startsWith('http')) {
        localStorage.setItem('castle-last-account', id);
      }
    },
    lastAccount ?? personaUserId(key),
  );
  for (const site of ['community', 'user'] as const) {
    const lines = await backend.openSession(key);
    await page.context().addCookies(lines.map((line) => readCookie(line, site)));
  }
}

/** Signs in as a user does: from the page's Sign In button through the replacement for Discord. */
export async function signInThroughDiscord(page: Page, persona: Persona): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Castle Bots' })).toBeVisible();
  await page.getByRole('button', { name: persona, exact: true }).click();
}
