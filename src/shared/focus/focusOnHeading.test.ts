// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { focusOnHeading } from './focusOnHeading';

const content = document.createElement('main');
content.tabIndex = -1;
let stop = () => {};
afterEach(() => {
  stop();
  content.replaceChildren();
});

/** The page is rendered first without its parts, then with all of them at once. */
function open(parts: string) {
  document.body.replaceChildren(content);
  stop = focusOnHeading(content);
  content.innerHTML = parts;
}

test('the heading of a page that comes has the focus', async () => {
  open('<h1 tabindex="-1">Packages</h1>');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Packages'));
});

test('what the address names keeps the focus it took, though the heading comes with it', async () => {
  open('<h1 tabindex="-1">Packages</h1><h2 tabindex="-1">Silver</h2>');
  content.querySelector('h2')?.focus();
  // Lets the mutation observer run first.
  await Promise.resolve();
  await Promise.resolve();
  expect(document.activeElement?.textContent).toBe('Silver');
});
