import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails when axe finds anything against WCAG 2.2 A and AA on the page as it stands; no rule is off. */
export async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
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
