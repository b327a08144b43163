import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createStore } from '@/app/store/store';
import { serveApi } from '@/app/testing/renderApp';
import { OpenedMember } from './OpenedMember';

const api = serveApi();
const profile = {
  username: 'ada',
  name: 'Ada',
  picture: null,
  banner: null,
  bio: 'Keeper of the gate.',
  website: null,
  memberSince: null,
  isMe: false,
  points: 5,
  questsDone: 1,
  best: null,
  servers: null,
  activity: [],
  isActivityShown: false,
  socials: [],
  wallets: [],
  level: null,
  streak: null,
  badges: [],
  nfts: [],
  earned: null,
};
const answers = (status: number) =>
  api.use(
    http.get('/api/public/members/ada', () =>
      HttpResponse.json({ success: status === 200, message: 'No', data: profile }, { status }),
    ),
  );
const Address = () => <output>{useLocation().search}</output>;
const show = (at: string) =>
  render(
    <Provider store={createStore().store}>
      <MemoryRouter initialEntries={[at]}>
        <OpenedMember />
        <Address />
      </MemoryRouter>
    </Provider>,
  );

test('a visitor with the link sees the profile and can sign in', async () => {
  answers(200);
  show('/?member=ada&theme=x');
  expect(await screen.findByRole('dialog', { name: 'Ada' })).toBeVisible();
  expect(screen.getByText('Keeper of the gate.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in with Discord' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close profile' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('?theme=x')).toBeInTheDocument();
});

test('a profile that isn’t public looks like one that doesn’t exist', async () => {
  answers(404);
  show('/?member=ada');
  expect(await screen.findByRole('dialog', { name: 'Profile not found' })).toBeVisible();
});

test('no panel opens without a member in the address', () => {
  show('/?quest=keep/say-hello');
  expect(screen.queryByRole('dialog')).toBeNull();
});
