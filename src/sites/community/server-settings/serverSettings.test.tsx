import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { landing, renderDashboard } from '@/app/testing/renderDashboard';
import { completeValues } from '@/features/modules/engine/schema';
import holders from '@/features/modules/definitions/holder-verification/definition';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { screen as route } from '@/shared/routing/table';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const open = (tab = '', serverId = 'srv-keep') =>
  renderDashboard(
    `discord-server-details${tab === '' ? '' : `?tab=${tab}`}`,
    [
      route('discord-server-details', 'Server settings', () => import('./ServerSettingsScreen')),
      landing('server', 'Servers here'),
    ],
    serverId,
  );
const guild = () => backend.world.db.guilds.find(({ id }) => id === 'srv-keep');
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('general settings', () => {
  test('are saved with an entry in the audit log', async () => {
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Language'), 'de');
    await press('Save');
    await waitFor(() =>
      expect(backend.world.db.serverSettings[0]?.general).toMatchObject({ language: 'de' }),
    );
    expect(backend.world.db.audit.at(-1)?.changes).toEqual([
      { field: 'Language', before: 'English', after: 'Deutsch' },
    ]);
  });

  test('need an invite link for a listed server', async () => {
    open();
    await userEvent.clear(await screen.findByLabelText('Invite link'));
    await press('Save');
    expect(
      await screen.findByText('Add an invite link so people who find your server can join.'),
    ).toBeVisible();
    expect(backend.world.db.serverSettings).toHaveLength(0);
  });

  test('normalize an invite link however it was pasted', async () => {
    open();
    const invite = await screen.findByLabelText('Invite link');
    await userEvent.clear(invite);
    await userEvent.paste('discord.com/invite/castle-keep?event=1');
    expect(invite).toHaveValue('https://discord.gg/castle-keep');
    await press('Save');
    await waitFor(() => expect(guild()?.inviteUrl).toBe('https://discord.gg/castle-keep'));
  });

  test('do not overwrite the changes of another owner without a warning', async () => {
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Language'), 'fr');
    const general = { language: 'es', timeZone: 'UTC', logChannelId: '' } as const;
    backend.world.db.serverSettings.push({ serverId: 'srv-keep', general, version: 1 });
    await press('Save');
    expect(await screen.findByText(/Someone else saved changes/)).toBeVisible();
    expect(screen.getByLabelText('Language')).toHaveValue('fr');
  });

  test('can only be viewed by a reviewer', async () => {
    backend.signInAs('reviewer');
    open();
    expect(await screen.findByLabelText('Language')).toBeDisabled();
    expect(screen.getByText(/^View only\. Ask an owner/)).toBeVisible();
  });

  test('can be retried when they fail to load', async () => {
    backend.server.use(
      http.get(
        '/api/servers/:id/settings',
        () => HttpResponse.json({ success: false }, { status: 500 }),
        { once: true },
      ),
    );
    open();
    await press('Retry');
    expect(await screen.findByLabelText('Language')).toBeVisible();
  });
});

describe('permissions', () => {
  test('each missing permission shows what does not work without it', async () => {
    open('permissions', 'srv-apes');
    expect(await screen.findByText('Auto moderator can’t time members out.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Grant in Discord/ })).toHaveAttribute(
      'href',
      expect.stringContaining('permissions='),
    );
  });

  test('an owner allows modules to give a dangerous role', async () => {
    open('permissions');
    await userEvent.click(
      await screen.findByRole('switch', { name: 'Allow modules to give Moderator' }),
    );
    await waitFor(() => expect(backend.world.db.allowedRoles).toHaveLength(1));
    expect(await screen.findByText(/Allowed by/)).toBeVisible();
  });

  test('the switch of a role keeps its new state until the settings are loaded again', async () => {
    open('permissions');
    const toggle = await screen.findByRole('switch', { name: 'Allow modules to give Moderator' });
    backend.server.use(http.get('/api/servers/:id/settings', () => delay('infinite')));
    await userEvent.click(toggle);
    await waitFor(() => expect(backend.world.db.allowedRoles).toHaveLength(1));
    await waitFor(() => expect(toggle).toBeChecked());
  });
});

describe('access', () => {
  const member = () => backend.world.db.users.find(({ id }) => id === 'usr-4');

  test('is given to a member by username', async () => {
    backend.world.db.access = [];
    open('access');
    await userEvent.type(await screen.findByLabelText('Username'), member()?.username ?? '');
    await userEvent.click(screen.getByRole('radio', { name: /^Reviewer/ }));
    await press('Give access');
    await waitFor(() =>
      expect(backend.world.db.access).toContainEqual({
        serverId: 'srv-keep',
        userId: 'usr-4',
        roleId: null,
        role: 'reviewer',
      }),
    );
  });

  test('is given to a member found by a search', async () => {
    backend.world.db.access = [];
    open('access');
    await userEvent.click(await screen.findByRole('button', { name: 'Find member' }));
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Search: Member' }),
      member()?.username ?? '',
    );
    const name = new RegExp(member()?.username ?? '');
    const found = await screen.findByRole('option', { name });
    await userEvent.click(found);
    expect(screen.getByLabelText('Username')).toHaveValue(member()?.username);
    await press('Give access');
    await waitFor(() => expect(backend.world.db.access[0]).toMatchObject({ userId: 'usr-4' }));
  });

  test('is given with a member search that starts with the typed text', async () => {
    open('access');
    await userEvent.type(await screen.findByLabelText('Username'), '@mir');
    await userEvent.click(screen.getByRole('button', { name: 'Find member' }));
    expect(await screen.findByRole('combobox', { name: 'Search: Member' })).toHaveValue('mir');
    expect(await screen.findByRole('option', { name: /Mira/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /Olivia/ })).not.toBeInTheDocument();
  });

  test('is given to a member by an ID pasted as a mention', async () => {
    backend.world.db.access = [];
    open('access');
    await userEvent.click(await screen.findByLabelText('Username'));
    await userEvent.paste(`<@${member()?.discordId ?? ''}>`);
    expect(screen.getByLabelText('Username')).toHaveValue(member()?.discordId);
    await userEvent.click(screen.getByRole('radio', { name: /^Reviewer/ }));
    await press('Give access');
    await waitFor(() => expect(backend.world.db.access[0]).toMatchObject({ userId: 'usr-4' }));
  });

  test('never takes an ID for another member’s username', async () => {
    backend.world.db.access = [];
    const other = backend.world.db.users.find(({ id }) => id === 'usr-5');
    if (other) other.username = member()?.discordId ?? '';
    const body = { username: member()?.discordId, role: 'reviewer' };
    await backend.send('POST', '/api/servers/srv-keep/access', body);
    expect(backend.world.db.access).toMatchObject([{ userId: 'usr-4' }]);
  });

  test('shows an error at the field for an unknown username', async () => {
    open('access');
    await userEvent.type(await screen.findByLabelText('Username'), 'nobody.at.all');
    await press('Give access');
    expect(await screen.findByText('No one on this server has this name.')).toBeVisible();
  });

  test('cannot be Treasurer for a Discord role', async () => {
    open('access');
    await userEvent.click(await screen.findByRole('radio', { name: /^A Discord role/ }));
    expect(screen.queryByRole('radio', { name: /^Treasurer/ })).not.toBeInTheDocument();
    const roleId = guild()?.roles.find(({ name }) => name === 'Moderator')?.id;
    const { status } = await backend.send('POST', '/api/servers/srv-keep/access', {
      roleId,
      role: 'treasurer',
    });
    expect(status).toBe(400);
  });

  test('does not carry a member’s choice over to a Discord role that cannot have it', async () => {
    open('access');
    const before = backend.world.db.access.length;
    await userEvent.click(await screen.findByRole('radio', { name: /^Treasurer/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^A Discord role/ }));
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Moderator');
    await press('Give access');
    expect(await screen.findByText('Choose a role.')).toBeVisible();
    expect(backend.world.db.access).toHaveLength(before);
  });

  test('is removed after a confirmation', async () => {
    open('access');
    await press(/^Remove access: Editor/);
    await press('Remove access');
    await waitFor(() =>
      expect(
        backend.world.db.access.filter(
          ({ userId, role }) => userId === 'usr-4' && role === 'editor',
        ),
      ).toHaveLength(0),
    );
  });

  test('can be given up by the member', async () => {
    backend.signInAs('reviewer');
    open('access');
    await press(/^Remove my access: Reviewer/);
    await press('Remove my access');
    expect(await screen.findByRole('heading', { name: 'Servers here' })).toBeVisible();
  });

  test('of the server’s owner in Discord cannot be removed', async () => {
    const { status } = await backend.send(
      'DELETE',
      `/api/servers/srv-keep/access/${guild()?.ownerId ?? ''}.discord`,
    );
    expect(status).toBe(409);
  });
});

describe('audit log entries', () => {
  const save = async (language: string) => {
    const version = backend.world.db.serverSettings[0]?.version ?? 0;
    const answer = await backend.send('PUT', '/api/servers/srv-keep/settings', {
      language,
      timeZone: 'UTC',
      logChannelId: '',
      isListed: true,
      inviteUrl: guild()?.inviteUrl,
      version,
    });
    expect(answer.status).toBe(200);
    return backend.world.db.audit.at(-1)?.id ?? '';
  };
  const undo = async (line: string) =>
    (await backend.send('POST', `/api/servers/srv-keep/audit-log/${line}/undo`)).status;

  test('can be undone and then show as undone', async () => {
    await save('de');
    open('log');
    await press('Undo: Server settings saved');
    await waitFor(() => expect(backend.world.db.serverSettings[0]?.general.language).toBe('en'));
    expect((await screen.findAllByText(/Undone/))[0]).toBeVisible();
  });

  test('name the rule, and undoing its creation opens a confirmation', async () => {
    const path = '/api/servers/srv-keep/modules/holder-verification/rules';
    const rules = () =>
      backend.world.db.modules.find(
        ({ serverId, slug }) => serverId === 'srv-keep' && slug === 'holder-verification',
      )?.rules ?? [];
    const count = rules().length;
    const values = {
      ...completeValues(holders.fields, rules()[0]?.values ?? {}),
      name: 'Night watch',
    };
    const added = await backend.send('POST', path, { enabled: false, values });
    expect(added.status).toBe(201);
    open('log');
    await press('Undo: NFT holder verification: “Night watch” added');
    expect(rules()).toHaveLength(count + 1);
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Night watch”?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Undo and delete' }));
    await waitFor(() => expect(rules()).toHaveLength(count));
    expect(
      await screen.findByText('Change undone: NFT holder verification: “Night watch” added'),
    ).toBeVisible();
  });

  test('open on a click, with messages as members see them and colors with a swatch', async () => {
    const said = { before: null, after: null, messages: null };
    const color = { ...said, field: 'Color', kind: 'COLOR', before: '#0000ff', after: '#e0ad3d' };
    const messages = { before: null, after: { content: 'gm **all**', embeds: [], buttons: [] } };
    const line = backend.world.db.audit.findLast(({ serverId }) => serverId === 'srv-keep');
    Object.assign(line ?? {}, {
      changes: [color, { ...said, field: 'Greeting', kind: 'MESSAGE', messages }],
    });
    open('log');
    const entry = within((await screen.findAllByRole('listitem'))[0] ?? document.body);
    await userEvent.click(await entry.findByText('Color and Greeting'));
    expect(entry.getByText('#e0ad3d').parentElement?.querySelector('rect')).toHaveAttribute(
      'fill',
      '#e0ad3d',
    );
    expect(await entry.findByText('No message')).toBeVisible();
    expect((await entry.findByText('all')).tagName).toBe('STRONG');
  });

  test('cannot be undone after a later change', async () => {
    const line = await save('de');
    await save('fr');
    expect(await undo(line)).toBe(409);
    expect(backend.world.db.serverSettings[0]?.general.language).toBe('fr');
  });

  test('of a rule can be undone once, which restores its values', async () => {
    const row = backend.world.db.modules.find(
      ({ serverId, slug }) => serverId === 'srv-keep' && slug === 'holder-verification',
    );
    const rule = row?.rules[0];
    const name = rule?.values['name'];
    await backend.send(
      'PUT',
      `/api/servers/srv-keep/modules/holder-verification/rules/${rule?.id ?? ''}`,
      {
        enabled: true,
        version: rule?.version,
        values: { ...completeValues(holders.fields, rule?.values ?? {}), name: 'Another' },
      },
    );
    const line = backend.world.db.audit.at(-1)?.id ?? '';
    expect(rule?.values['name']).toBe('Another');
    expect(await undo(line)).toBe(200);
    expect(rule?.values['name']).toBe(name);
    expect(await undo(line)).toBe(409);
  });

  test('can be filtered by the member who made the change', async () => {
    open('log');
    await screen.findByRole('list', { name: 'What was changed' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^By/ }), 'Olivia Keep');
    await waitFor(() => expect(window.location.search).toContain('who='));
  });
});

describe('the danger zone', () => {
  test('resets a module after its name is typed', async () => {
    open('danger');
    await userEvent.selectOptions(await screen.findByLabelText('Module'), 'token-price');
    const form = within(await screen.findByRole('form', { name: 'Reset Token price' }));
    await userEvent.type(form.getByLabelText('Name'), 'Token price');
    await userEvent.click(form.getByRole('button', { name: 'Reset Token price' }));
    await waitFor(() =>
      expect(
        backend.world.db.modules.find(
          ({ serverId, slug }) => serverId === 'srv-keep' && slug === 'token-price',
        ),
      ).toMatchObject({ enabled: false, values: null }),
    );
  });

  test('refuses a wrong name, on the page and in the API', async () => {
    open('danger');
    await press(/^Remove the bot …/);
    await userEvent.type(await screen.findByLabelText('Name'), 'Keep');
    await press('Remove the bot');
    expect(await screen.findByText('Type Solana Keep to continue.')).toBeVisible();
    const { status } = await backend.send('POST', '/api/servers/srv-keep/remove-bot', {
      name: 'Keep',
    });
    expect(status).toBe(400);
    expect(guild()?.botPresent).toBe(true);
  });

  test('removes the bot', async () => {
    open('danger');
    await press(/^Remove the bot …/);
    await userEvent.type(await screen.findByLabelText('Name'), 'Solana Keep');
    await press('Remove the bot');
    expect(await screen.findByRole('heading', { name: 'Servers here' })).toBeVisible();
    expect(guild()?.botPresent).toBe(false);
  });

  test('does not delete data while a payment is being verified', async () => {
    const { status } = await backend.send('DELETE', '/api/servers/srv-apes/data', {
      name: 'Ape Garrison',
    });
    expect(status).toBe(409);
  });
});

test('a rule that gives a dangerous role is refused until an owner allows the role', async () => {
  const role = guild()?.roles.find(({ name }) => name === 'Moderator');
  const row = backend.world.db.modules.find(
    ({ serverId, slug }) => serverId === 'srv-keep' && slug === 'holder-verification',
  );
  const rule = row?.rules[0];
  const save = () =>
    backend.send(
      'PUT',
      `/api/servers/srv-keep/modules/holder-verification/rules/${rule?.id ?? ''}`,
      {
        enabled: true,
        version: rule?.version,
        values: { ...completeValues(holders.fields, rule?.values ?? {}), rewardRoles: [role?.id] },
      },
    );
  const refused = await save();
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('could take over the server');
  await backend.send('PUT', `/api/servers/srv-keep/dangerous-roles/${role?.id ?? ''}`, {
    isAllowed: true,
  });
  expect((await save()).status).toBe(200);
});
