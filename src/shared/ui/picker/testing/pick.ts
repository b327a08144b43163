import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Opens the list of a picker by its label, as one who presses it. */
export async function openPicker(label: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  return screen.findByRole('dialog', { name: label });
}

/** Chooses an option by its name, or the beginning of it. */
export async function pick(label: string, option: string | RegExp): Promise<void> {
  const list = await openPicker(label);
  await userEvent.click(await within(list).findByRole('option', { name: option }));
}
