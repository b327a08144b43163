import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { selectServerOrWarn } from '@/features/server/discord/loadServerDetails';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { Form } from '@/shared/ui/form/Form';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { initialValues, valuesSchema } from '../engine/schema';
import { text } from '../field-types/text/field';
import { roles } from '../field-types/roles/field';
import type { FieldSet, Values } from '../common-fields/field';
import { examples } from '../testing/fieldExamples';
import { parts } from '../field-types/preparedParts';
import { message } from '../field-types/message/field';
import { ModuleFields } from './ModuleFields';

const SERVER = 'srv-keep';
const label = 'Value';

beforeAll(() => Promise.all(Object.values(parts).map(({ prepare }) => prepare())));

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

/** Wrong from the start, in a closed section, below something one can change. */
function Example({ fields, values }: { fields: FieldSet; values: Values }) {
  const all = { note: text({ label: 'Note', maxLength: 9 }), ...fields };
  const form = useZodForm<Values, Values>(valuesSchema(all), { ...initialValues(all), ...values });
  return (
    <Form form={form} label="Example" onSubmit={() => Promise.resolve(undefined)}>
      <ModuleFields fields={{ note: all.note }} />
      <details>
        <summary>More</summary>
        <ModuleFields fields={fields} />
      </details>
      <SaveBar />
    </Form>
  );
}

async function show(fields: FieldSet, values: Values) {
  const app = createStore();
  attachServerData(app);
  await app.store.dispatch(selectServerOrWarn(SERVER));
  const page = <Example fields={fields} values={values} />;
  render(
    <Provider store={app.store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
    </Provider>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test.each(Object.entries(examples))(
  '%s: a wrong field gets the focus, and its error describes the focused element',
  async (_, { field, wrong, said }) => {
    await show({ value: field }, { value: wrong });
    await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription(said));
    expect(document.activeElement).toBeVisible();
    expect(document.activeElement?.closest('form')).not.toBeNull();
  },
);

test('a roles field gives the focus to the button that adds a role', async () => {
  await show({ value: roles({ label, least: 1, most: 3 }) }, { value: [] });
  const add = screen.getByRole('button', { name: 'Add role' });
  await waitFor(() => expect(add).toHaveFocus());
  expect(add).toHaveAccessibleDescription('Choose a role.');
});

test('when no role can be chosen, the list gives the reason for each', async () => {
  const guild = backend.world.db.guilds.find(({ id }) => id === SERVER);
  for (const role of guild?.roles ?? []) role.managed = true;
  await show({ value: roles({ label, least: 1, most: 3 }) }, { value: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Add role' }));
  const holder = await screen.findByRole('option', { name: /^Holder/ });
  expect(holder).toHaveTextContent('An integration manages this role.');
});

test('the error of embeds that are too long together is shown below them', async () => {
  const { initial, ...field } = message({ label, embed: {} });
  const embed = { ...initial.embeds[0], description: 'x'.repeat(4000) };
  await show({ value: { ...field, initial } }, { value: { ...initial, embeds: [embed, embed] } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add embed' })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Add embed' })).toHaveAccessibleDescription(
    'Maximum 6000 characters across all embeds.',
  );
});
