import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails when axe finds any violation of WCAG 2.2 A and AA on the current page; no rule is off.
 *
 * @param part checks only this element, if the rest was checked before
 */
export async function axe(page: Page, part?: string): Promise<void> {
  // Fading content has low contrast for a moment, which does not count.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      return playState === 'running' && !isEndless;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // Runs in the page itself: collecting the results of cross-origin frames would open another page, and these pages
  // have no such frames.
  const builder = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode();
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  const readable = violations.map(({ id, help, nodes }) =>
    [
      `${id}: ${help}`,
      ...nodes.map(
        ({ target, failureSummary }) =>
          `  at ${target.join(' ')}\n     ${failureSummary?.replaceAll('\n', '\n     ') ?? ''}`,
      ),
    ].join('\n'),
  );
  expect(readable.join('\n\n'), `axe on ${page.url()}`).toBe('');
}
