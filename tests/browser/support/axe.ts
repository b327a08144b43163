import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails when axe finds anything against WCAG 2.2 A and AA on the page as it stands; no rule is off.
 *
 * @param part only what is inside, where the rest has been looked at already
 */
export async function axe(page: Page, part?: string): Promise<void> {
  // What fades in is faint for a moment, and that is not what people read.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      const isEndless = effect?.getComputedTiming().endTime === Infinity;
      return playState === 'running' && !isEndless;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // In one go, in the page itself: what gathers results of other origins' frames opens a page of its own, and
  // these pages have no such frames.
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
