import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ChannelPreview } from './ChannelPreview';
import { ownerScenes } from './ownerScenes';

const show = () => render(<ChannelPreview scenes={ownerScenes} caption="Examples" />);

test('shows the first scene, and says which', () => {
  show();
  expect(screen.getByText('# welcome')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Welcome' })).toHaveAttribute('aria-pressed', 'true');
});

test('another scene takes its place', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  expect(screen.getByText('SOL is above 150 USD')).toBeVisible();
  expect(screen.queryByText('# welcome')).not.toBeInTheDocument();
});

test('says that names and amounts are examples', () => {
  show();
  expect(screen.getByRole('figure')).toHaveTextContent(/Examples$/);
});
