import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { modulePath } from './engine/addresses';
import { describeModules, everyKind } from '@tests/unit/moduleScreens';

const WITHOUT_PACKAGE = 'srv-empty';

describeModules(await everyKind(), (under) => {
  test('without the package, the page names the package it needs and links to it', async () => {
    const { about, backend, open } = await under();
    backend.signInAs('owner');
    open(modulePath(about), WITHOUT_PACKAGE);
    const note = await screen.findByText(/Not in your package\. Try it here; saving needs/);
    const { href } = await within(note).findByRole<HTMLAnchorElement>('link', {
      name: /Keep|Citadel/,
    });
    expect(href).toContain('/dashboard/package?tier=pkg-');
  });

  test('without the package, the form can be tried, and saving offers the package', async () => {
    const { about, address, backend, open, form } = await under();
    backend.signInAs('owner');
    open(address, WITHOUT_PACKAGE);
    expect(within(await form()).getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Unlock and save' }));
    const dialog = await screen.findByRole('dialog', { name: /^Saving needs/ });
    expect(within(dialog).getByText(/is the smallest package with/)).toHaveTextContent(about.title);
    expect(within(dialog).getByText('Your draft is kept on this device.')).toBeVisible();
    expect(backend.world.db.modules).toEqual([]);
  });
});
