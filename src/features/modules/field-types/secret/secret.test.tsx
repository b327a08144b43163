import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { QUESTS } from '@/mock-api/seed/modules/quests';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { moduleRoutes } from '@/sites/community/moduleRoutes';
import { completeValues } from '../../engine/schema';
import quest from '../../definitions/quest/definition';
import { exportValues } from '../../screens/exchange';
import { differences } from '../../screens/differences';

const SECRET = 'a-secret-that-was-typed-here';
const LABEL = 'Signing secret';
const LINK = 'https://shop.example/castle';
const STORED = { id: 'sec-1', destination: LINK };

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.world.db.moduleSecrets.push({ ...STORED, serverId: 'srv-keep', value: 'the-stored-one' });
  rule().values = valuesWith(STORED);
  backend.signInAs('owner');
});
afterEach(() => {
  backend.close();
  sessionStorage.clear();
});

const rule = () => {
  const found = backend.world.db.modules
    .flatMap(({ rules }) => rules)
    .find(({ id }) => id === QUESTS.best);
  if (!found) throw new Error('The seed has no such quest.');
  return found;
};
const valuesWith = (secret: unknown) =>
  completeValues(quest.fields, {
    ...rule().values,
    validation: 'AUTO',
    tasks: [{ kind: 'API', prompt: 'Do it.', link: LINK, secret }],
  });
const open = () => renderDashboard(`task-to-earn/quest/${QUESTS.best}`, moduleRoutes, 'srv-keep');
const box = () => screen.findByLabelText(LABEL, { selector: 'input' });
const button = (name: string) => screen.findByRole('button', { name: `${name}: ${LABEL}` });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));
const stored = () => backend.world.db.moduleSecrets.map(({ value }) => value);

test('an owner sees that a secret is set, but not its value', async () => {
  const { container } = open();
  expect(await screen.findByText('Secret saved')).toBeVisible();
  expect(container).not.toHaveTextContent('the-stored-one');
  expect(screen.queryByLabelText(LABEL, { selector: 'input' })).not.toBeInTheDocument();
});

test('a replaced secret is sent once and then leaves the form', async () => {
  open();
  await userEvent.click(await button('Replace'));
  expect(await box()).toHaveFocus();
  await userEvent.type(await box(), SECRET);
  await save();
  expect(await screen.findByText('Secret saved')).toBeVisible();
  expect(stored()).toContain(SECRET);
  expect(document.body.innerHTML).not.toContain(SECRET);
  expect(screen.queryByText(/unsaved/i)).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('replacing a secret can be canceled', async () => {
  open();
  await userEvent.click(await button('Replace'));
  await userEvent.click(await button('Cancel replacing'));
  expect(await screen.findByText('Secret saved')).toBeVisible();
});

test('D30: a changed link requires the secret again', async () => {
  open();
  const link = await screen.findByRole('textbox', { name: 'Link' });
  await userEvent.type(link, '/elsewhere');
  expect(await screen.findByText('The address changed. Enter the secret again.')).toBeVisible();
  await save();
  await waitFor(async () => expect(await box()).toBeInvalid());
  expect(rule().values).toEqual(valuesWith(STORED));
});

test('a typed secret is hidden until shown, and is in no draft', async () => {
  open();
  await userEvent.click(await button('Replace'));
  await userEvent.type(await box(), SECRET);
  expect(await box()).toHaveAttribute('type', 'password');
  await userEvent.click(await button('Show'));
  expect(await box()).toHaveAttribute('type', 'text');
  const drafts = [sessionStorage, localStorage]
    .flatMap((storage) => Object.entries(storage))
    .join('\n');
  expect(drafts).toContain(`castle-draft:srv-keep:quest:${QUESTS.best}`);
  expect(drafts).not.toContain(SECRET);
});

test('a draft from an earlier version loses its secret when the form opens', async () => {
  const key = `castle-draft:srv-keep:quest:${QUESTS.best}`;
  const old = { enabled: true, values: { ...valuesWith(null), name: 'Typed before' } };
  const text = JSON.stringify(old).replace('"secret":null', `"secret":"${SECRET}"`);
  expect(text).toContain(SECRET);
  sessionStorage.setItem(key, text);
  open();
  expect(await screen.findByDisplayValue('Typed before')).toBeVisible();
  expect(sessionStorage.getItem(key)).not.toContain(SECRET);
  expect(await box()).toHaveValue('');
});

test('a generated secret is shown with a copy button', async () => {
  open();
  await userEvent.click(await button('Replace'));
  await userEvent.click(await button('Generate'));
  expect(await box()).toHaveAttribute('type', 'text');
  expect((await box()).getAttribute('value')).toMatch(/^[0-9a-f]{64}$/);
  expect(await screen.findByRole('button', { name: `Copy: ${LABEL}` })).toBeVisible();
});

test('an exported file contains no secret', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:x';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  exportValues(quest, valuesWith({ value: SECRET }), 'quest');
  vi.restoreAllMocks();
  const text = await files[0]?.text();
  expect(text).toContain('"secret": null');
  expect(text).not.toContain(SECRET);
});

test('a comparison of two versions shows that secrets differ, but not their values', () => {
  const shape = (secret: unknown) => ({ enabled: true, values: valuesWith(secret) });
  const found = differences(quest, shape(STORED), shape({ value: SECRET }), null);
  expect(found).toEqual([{ label: `Tasks 1 › ${LABEL}`, theirs: 'Set', mine: 'New secret' }]);
});

test('a copy of a quest needs its own secret', async () => {
  renderDashboard(`task-to-earn/quest/new?from=${QUESTS.best}`, moduleRoutes, 'srv-keep');
  const item = within(await screen.findByRole('group', { name: 'Task 1' }));
  expect(item.queryByText('Secret saved')).not.toBeInTheDocument();
  expect(await box()).toHaveValue('');
});
