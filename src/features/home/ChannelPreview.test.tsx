import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ChannelPreview } from './ChannelPreview';
import { ownerScenes } from './scenes';

const show = () => render(<ChannelPreview scenes={ownerScenes} caption="Examples" />);

test('shows the first scene, and says which', () => {
  show();
  expect(screen.getByText('# verify')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verification' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('another scene takes its place', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Alerts' }));
  expect(screen.getByText('Sold: Tower #214')).toBeVisible();
  expect(screen.queryByText('# verify')).not.toBeInTheDocument();
});

test('says that names and amounts are examples', () => {
  show();
  expect(screen.getByRole('figure')).toHaveTextContent(/Examples$/);
});
