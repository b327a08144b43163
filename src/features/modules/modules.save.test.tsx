import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeModules, everyKind } from '@tests/unit/moduleScreens';

describeModules(await everyKind(), (under) => {
  test('saves typed values and shows them when the form is opened again', async () => {
    const { open, address, form, valid, typeBefore, storedValues, savedAddress, exported } =
      await under();
    const values = valid();
    typeBefore(values);
    const first = open(address);
    expect(await screen.findByText(/unsaved changes were restored/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /^Save( and turn on)?$/ }));
    await waitFor(() => expect(storedValues()).toEqual(values));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull());
    first.unmount();
    open(savedAddress());
    await form();
    expect(screen.queryByText(/unsaved changes were restored/)).not.toBeInTheDocument();
    expect(await exported()).toEqual(values);
  });
});
