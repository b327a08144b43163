import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails when axe finds anything against WCAG 2.2 A and AA on the page as it stands; no rule is off.
 *
 * @param part only what is inside, where the rest has been looked at already
 */
export async function axe(page: Page, part?: string): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(TAGS);
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
