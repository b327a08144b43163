import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from 'react-redux';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { MISSING, tamper } from '@/mock-api/testing/tamper';
import { screen as route } from '@/shared/routing/table';
import { Form } from '@/shared/ui/form/Form';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import * as z from 'zod/mini';
import { selectServerDetails } from './discordSlice';
import { ChannelField } from './pickers/ChannelField';
import { RolesField } from './pickers/RolesField';
import { RequireServer } from './RequireServer';
import { some } from '@tests/setup/scope';

const DETAILS = '/api/discord/server-details/:id';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const formSchema = z.object({ channel: z.string(), roles: z.array(z.string()) });
const GONE = '999999999999999999';

function Pickers() {
  const form = useZodForm<z.infer<typeof formSchema>, z.infer<typeof formSchema>>(formSchema, {
    channel: GONE,
    roles: [GONE],
  });
  return (
    <Form form={form} label="Pickers" onSubmit={async () => undefined}>
      <ChannelField name="channel" label="Channel" kinds={['text']} />
      <RolesField name="roles" label="Roles" most={3} use="give" />
    </Form>
  );
}

function Opened() {
  const details = useSelector(selectServerDetails);
  return (
    <>
      <h1>{details?.guildName}</h1>
      <Pickers />
    </>
  );
}

function open(odd: Readonly<Record<string, unknown>>) {
  const at = Object.entries(odd).map(([path, value]) => [`serverDetails.${path}`, value]);
  tamper(backend, DETAILS, Object.fromEntries(at));
  return renderDashboard(
    'needy',
    [
      route('needy', 'Needy', async () => ({
        default: () => <RequireServer>{() => <Opened />}</RequireServer>,
      })),
    ],
    'srv-keep',
  );
}
/** A role in the list that opens. */
async function offered(name: RegExp) {
  await userEvent.click(screen.getByRole('button', { name: 'Add role' }));
  return screen.findByRole('option', { name });
}
const opened = () => screen.findByRole('combobox', { name: 'Channel' });

describe('F2: a server with something odd opens, and stays chosen', () => {
  test.each(
    some([
      ['no id of ours', 'id', null],
      ['no name', 'guildName', null],
      ['an id that is a number', 'guildId', 900_000_000_000_000_000],
      ['a picture that is missing', 'guildIcon', MISSING],
      ['no subscription', 'subscription', null],
      ['a subscription that is a text', 'subscription', 'ENABLED'],
      ['a status that is a number', 'subscription.status', 3],
      ['nothing on whether to show the subscription', 'subscription.showSubscription', null],
      ['no services', 'botServicesEnabled', MISSING],
      ['services that are a list', 'botServicesEnabled', ['tokenPrice']],
      ['a service that is missing', 'botServicesEnabled.tokenPrice', MISSING],
      ['a service that is a text', 'botServicesEnabled.tokenPrice', 'true'],
      ['no channels', 'guildChannels', MISSING],
      ['channels that are no list', 'guildChannels', {}],
      ['a channel without a type', 'guildChannels.1.type', null],
      ['a channel below nothing', 'guildChannels.1.parentId', 0],
      ['a channel that is null', 'guildChannels.1', null],
      ['a channel twice', 'guildChannels.1.id', '900000000000000777'],
      ['no roles', 'guildRoles', null],
      ['a role without a position', 'guildRoles.1.position', MISSING],
      ['a role without a colour', 'guildRoles.1.color', null],
      ['a role without a name', 'guildRoles.1.name', null],
      ['a role whose id is a number', 'guildRoles.1.id', 900_000_000_000_000_000],
      ['a field nobody knows', 'later', [1]],
    ]),
  )('%s', async (_, path, value) => {
    open({ [path]: value });
    expect(await opened()).toBeVisible();
    expect(localStorage.getItem('SelectedServerId')).toBe('srv-keep');
  });
});

test('without a single id it is nobody’s answer: the choice is cleared', async () => {
  open({ id: null, guildId: null });
  expect(await screen.findByRole('heading', { name: 'Choose a server first' })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('SelectedServerId')).toBeNull());
});

describe('what depends on it says why it cannot', () => {
  test('channels that cannot be read', async () => {
    open({ guildChannels: null });
    await opened();
    expect(screen.getByText(/The channels of this server could not be read\./)).toBeVisible();
    expect(screen.queryByText(/This channel was deleted/)).not.toBeInTheDocument();
  });

  test('roles that cannot be read', async () => {
    open({ guildRoles: {} });
    await opened();
    expect(screen.getByText('The roles of this server could not be read.')).toBeVisible();
    expect(screen.getByText('It could not be read.')).toBeVisible();
  });

  test('one role that cannot be read is named, and the others are there', async () => {
    open({ 'guildRoles.1.id': 5 });
    await opened();
    expect(screen.getByText('1 role could not be shown: Verified.')).toBeVisible();
    expect(await offered(/^Holder/)).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('a channel that is gone is still told to be deleted where all could be read', async () => {
    open({});
    await opened();
    expect(screen.getByText(/This channel was deleted/)).toBeVisible();
  });

  test('a bot whose position nobody tells stands above nothing', async () => {
    const roles = backend.world.db.guilds.find(({ id }) => id === 'srv-keep')?.roles ?? [];
    open({ [`guildRoles.${roles.findIndex(({ isBot }) => isBot)}.position`]: null });
    await opened();
    expect(await offered(/^Holder/)).not.toHaveAttribute('aria-disabled', 'true');
  });
});

test.each(['true', 1, 'yes', {}, null])('a service that is %j is not on', async (value) => {
  const { appStore } = open({ 'botServicesEnabled.tokenPrice': value });
  await opened();
  expect(appStore.store.getState().discord.serverDetails?.botServicesEnabled.tokenPrice).toBeNull();
});
