import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ChannelPreview } from './ChannelPreview';
import { ownerScenes } from './ownerScenes';

const show = () => render(<ChannelPreview scenes={ownerScenes} caption="Examples" />);

test('begins with the first scene', () => {
  show();
  expect(screen.getByRole('radio', { name: 'Welcome' })).toBeChecked();
  expect(screen.getByText('# welcome')).toBeVisible();
});

test('has one scene for each choice, in the same order, one chosen at a time', async () => {
  show();
  const choices = screen.getAllByRole('radio');
  expect(choices).toHaveLength(ownerScenes.length);
  expect(screen.getAllByText(/^# /).map(({ textContent }) => textContent)).toEqual(
    ownerScenes.map(({ channel }) => `# ${channel}`),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Price' }));
  expect(screen.getByRole('radio', { name: 'Price' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Welcome' })).not.toBeChecked();
});

test('says that names and amounts are examples', () => {
  show();
  expect(screen.getByRole('figure')).toHaveTextContent(/Examples$/);
});
