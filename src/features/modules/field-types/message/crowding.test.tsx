import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { linkButton } from '../../common-fields/message';
import { about } from '../../definitions/verification-bot/about';
import { describeModules } from '@tests/unit/moduleScreens';

const buttons = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    linkButton(`Link ${String(place)}`, 'https://castlebots.io/'),
  );

describeModules([about], (under) => {
  test('a panel with a button too many says so at its buttons, and isn’t saved', async () => {
    const { open, address, valid, typeBefore, form, storedValues } = await under();
    typeBefore({ ...valid(), panel: { content: 'Hi', embeds: [], buttons: buttons(21) } });
    open(address);
    await userEvent.click(await screen.findByRole('button', { name: 'Save and turn on' }));
    const panel = within(await form()).getByRole('group', { name: 'Panel' });
    const group = within(panel).getByRole('group', { name: 'Buttons' });
    expect(await within(group).findByText(/so 20 buttons fit here/)).toBeVisible();
    expect(within(group).getByText('21 / 20 buttons')).toBeVisible();
    expect(within(group).getByText('5 / 4 rows of five')).toBeVisible();
    expect(storedValues()).toBeUndefined();
  });
});
