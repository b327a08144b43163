import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { modulePath } from './engine/addresses';
import { describeModules, everyKind } from '@tests/unit/moduleScreens';

describeModules(await everyKind(), (under) => {
  test('without the package one may look, and is led to it', async () => {
    const { about, backend, open } = await under();
    backend.signInAs('owner');
    open(modulePath(about), 'srv-empty');
    expect(await screen.findByText(/isn’t in your package/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View packages' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});
