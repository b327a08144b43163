import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { selectServerOrWarn } from '@/features/server/discord/loadServerDetails';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { Form } from '@/shared/ui/form/Form';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { ModuleFields } from '../../../form-controls/ModuleFields';
import { valuesSchema } from '../../../engine/schema';
import type { Values } from '../../../common-fields/field';
import { parts } from '../../preparedParts';
import { message } from '../field';

const SERVER = 'srv-keep';
const fields = { message: message({ label: 'Message', content: 'gm keepers' }) };

let backend: TestBackend;
beforeAll(parts.message.prepare);
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

function Example() {
  const form = useZodForm<Values, Values>(valuesSchema(fields), {
    message: fields.message.initial,
  });
  return (
    <Form form={form} label="Example" onSubmit={() => Promise.resolve(undefined)}>
      <ModuleFields fields={fields} />
    </Form>
  );
}

async function open() {
  const app = createStore();
  attachServerData(app);
  await app.store.dispatch(selectServerOrWarn(SERVER));
  render(
    <Provider store={app.store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Example /> }])} />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
  return within(await screen.findByRole('dialog', { name: 'Message templates' }));
}

const keep = (name: string, content: string) => {
  backend.world.db.messageTemplates.push({
    id: `mtp-${name}`,
    serverId: SERVER,
    name,
    message: { content, embeds: [], buttons: [] },
    savedAt: 0,
    savedBy: 'usr-owner',
  });
};
const kept = () => backend.world.db.messageTemplates.map(({ name }) => name);

test('the message in the form is saved as a named template', async () => {
  const dialog = await open();
  await userEvent.type(await dialog.findByLabelText('Template name'), 'Morning');
  await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
  expect(await dialog.findByRole('button', { name: 'Use template Morning' })).toBeVisible();
  expect(backend.world.db.messageTemplates[0]?.message.content).toBe('gm keepers');
});

test('a name in use is refused', async () => {
  keep('Rules', 'Be kind.');
  const dialog = await open();
  await userEvent.type(await dialog.findByLabelText('Template name'), 'rules');
  await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
  expect(await dialog.findByText('Another template has this name.')).toBeVisible();
});

test('a template replaces the message in the form', async () => {
  keep('Rules', 'Be kind.');
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('button', { name: 'Use template Rules' }));
  expect(screen.getByLabelText('Text', { selector: 'textarea' })).toHaveValue('Be kind.');
});

test('a template is renamed, and deleted after confirmation', async () => {
  keep('Rules', 'Be kind.');
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('button', { name: 'Rename Rules' }));
  await userEvent.type(
    dialog.getByRole('textbox', { name: 'New name for Rules' }),
    ' of the house',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Delete Rules of the house' }));
  expect(kept()).toEqual(['Rules of the house']);
  await userEvent.click(dialog.getByRole('button', { name: /^Delete .* permanently$/ }));
  await waitFor(() => expect(kept()).toEqual([]));
});
