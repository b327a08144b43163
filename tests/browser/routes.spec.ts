import {
  addressOf,
  behindSignIn,
  chooseServer,
  goOnTo,
  headingOf,
  inGroups,
  insider,
  openRoute,
  routesOf,
  sidewaysScroll,
} from './support/pages';
import { expect, test } from './support/test';

const NO_SCREEN =
  /^(You don’t have access to this page|Connect your wallet|Unexpected Application Error!|There is no such page|This part is for server owners|You’re in admin mode)$/;

for (const site of ['community', 'user'] as const) {
  for (const [span, part] of inGroups(behindSignIn(site), 8)) {
    test(`B15 E21: the ${site} site’s ${span} open, and fit a narrow window`, async ({
      page,
      signIn,
      wallet,
    }) => {
      await signIn(insider[site]);
      await chooseServer(page);
      await wallet.wasConnected();
      await page.setViewportSize({ width: 320, height: 800 });
      const wide: string[] = [];
      // Only the first is loaded; matrix.spec.ts loads each.
      await openRoute(page, site, part[0]?.path ?? '');
      for (const route of part) {
        const { path } = route;
        await goOnTo(page, site, route);
        await expect(headingOf(page), path).not.toHaveText(NO_SCREEN);
        const over = await sidewaysScroll(page);
        if (over > 0) wide.push(`${path}: ${String(over)} px`);
      }
      expect(wide).toEqual([]);
    });
  }

  test(`the open pages of the ${site} site need no sign-in, and fit a narrow window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const { path } of routesOf[site].filter(
      ({ flags }) => flags.loginStatus === 'not-required',
    )) {
      await openRoute(page, site, path);
      await expect(page, path).toHaveURL(addressOf(site, path));
      expect(await sidewaysScroll(page), path).toBe(0);
    }
  });
}
