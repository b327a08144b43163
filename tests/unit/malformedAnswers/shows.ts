import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { TestBackend } from '@/mock-api/hosts/vitest/testServer';
import type { open } from './answers';

interface Page {
  backend: TestBackend;
  appStore: ReturnType<typeof open>;
}
/** What a screen must still show. */
export type Check = (page: Page) => void | Promise<void>;

export const text =
  (...all: readonly (string | RegExp)[]): Check =>
  async () => {
    for (const one of all) expect(await screen.findByText(one)).toBeVisible();
  };

const firstOrder = async () => {
  await screen.findAllByRole('row');
  return within(screen.getAllByRole('row')[1] ?? document.body);
};

export const onlyOrdersNote: Check = async () => {
  expect(await screen.findByText(/^5 orders couldn’t be shown: Citadel/)).toBeVisible();
  expect(screen.queryByText(/No orders available/)).not.toBeInTheDocument();
};

export const unpayableOrder: Check = async () => {
  const row = await firstOrder();
  expect(
    row.getByText(/(?:Price unavailable|Server unknown), so this order can’t be paid/),
  ).toBeVisible();
  expect(row.queryByRole('link', { name: /Purchase/ })).not.toBeInTheDocument();
  expect(row.getByRole('button', { name: 'Cancel Citadel' })).toBeVisible();
};

export const nothingToDo: Check = async () => {
  const row = await firstOrder();
  expect(row.queryByRole('link', { name: /Purchase/ })).not.toBeInTheDocument();
  expect(row.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
};

export const orderText =
  (status: string): Check =>
  async () => {
    expect((await firstOrder()).getByText(status)).toBeVisible();
  };

export const firstTwin: Check = async () => {
  expect(await screen.findByText(/^1 order couldn’t be shown/)).toBeVisible();
  expect((await firstOrder()).getByRole('cell', { name: 'Citadel' })).toBeVisible();
};

export const unorderablePackage: Check = ({ backend }) => {
  const name = backend.world.db.packages[0]?.name ?? '';
  expect(screen.getByText('Price unavailable, so this package can’t be ordered.')).toBeVisible();
  expect(screen.getByRole('button', { name: new RegExp(`^Order ${name}`) })).toBeDisabled();
};

export const serverStaysChosen: Check = () =>
  expect(localStorage.getItem('SelectedServerId')).toBe('srv-keep');

export const noServerChosen: Check = async () => {
  expect(await screen.findByRole('heading', { name: 'Choose a server first' })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('SelectedServerId')).toBeNull());
};

export const unreadableChannels: Check = () => {
  expect(screen.getByText(/Couldn’t read the channels of this server\./)).toBeVisible();
  expect(screen.queryByText(/This channel was deleted/)).not.toBeInTheDocument();
};

/** The role can be chosen in the list that opens. */
async function expectOffered(name: RegExp) {
  await userEvent.click(screen.getByRole('button', { name: 'Add role' }));
  expect(await screen.findByRole('option', { name })).not.toHaveAttribute('aria-disabled', 'true');
}

export const otherRoles: Check = async () => {
  expect(screen.getByText('1 role couldn’t be shown: Verified.')).toBeVisible();
  await expectOffered(/^Holder/);
};

export const roleBelowBot: Check = async () => expectOffered(/^Holder/);

export const serviceNotOn: Check = ({ appStore }) => {
  const details = appStore.store.getState().discord.serverDetails;
  expect(details?.botServicesEnabled.tokenPrice).toBeNull();
};

const expectModules = async () =>
  expect((await screen.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(20);

export const everyModule: Check = async () => {
  expect(screen.queryByText(/couldn’t be shown/)).not.toBeInTheDocument();
  await expectModules();
};

export const otherModules: Check = async () => {
  expect(await screen.findByText('1 module couldn’t be shown: auto-moderator.')).toBeVisible();
  await expectModules();
};

export const retryWithoutForm: Check = async () => {
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
};
