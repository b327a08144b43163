import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { selectServerOrWarn } from '@/features/discord/loadServerDetails';
import { createTestBackend, type TestBackend } from '@/mocks/node/testServer';
import { Form } from '@/shared/ui/form/Form';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { initialValues, valuesSchema } from '../engine/schema';
import {
  amount,
  area,
  checks,
  choices,
  number,
  radio,
  select,
  text,
  toggle,
} from '../fields/basic';
import { date, time, timeZone } from '../fields/clockTime';
import { channel, colour, roles } from '../fields/discord';
import { emoji } from '../fields/emoji';
import type { Control, Field, FieldSet, Values } from '../fields/field';
import { group } from '../fields/group';
import { image } from '../fields/image';
import { list } from '../fields/list';
import { match } from '../fields/match';
import { message } from '../fields/message';
import { rule } from '../fields/rule';
import { schedule } from '../fields/schedule';
import { address } from '../fields/solana';
import { tags } from '../fields/tags';
import { duration } from '../fields/time';
import { ModuleFields } from './ModuleFields';

const SERVER = 'srv-keep';
const label = 'Value';
const some = choices(['a', 'A'], ['b', 'B']);

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

/** A field of each kind, a value it refuses, and what is said of it. The compiler names kinds that are missing. */
const kinds: Record<Control['kind'], [field: Field, wrong: unknown, said: string | RegExp]> = {
  text: [text({ label, maxLength: 3 }), 'long', 'At most 3 characters.'],
  area: [area({ label, maxLength: 3 }), 'long', 'At most 3 characters.'],
  number: [number({ label, min: 1, max: 9, initial: 1 }), 10, 'At most 9.'],
  amount: [amount({ label, unit: 'SOL', decimals: 9, initial: '1' }), 'x', /^An amount of SOL/],
  switch: [toggle({ label, initial: true }), null, 'On or off.'],
  select: [select({ label, choices: some, initial: 'a' }), 'c', 'Choose one.'],
  radio: [radio({ label, choices: some, initial: 'a' }), 'c', 'Choose one.'],
  checks: [checks({ label, choices: some, initial: [], least: 1 }), [], 'Choose at least one.'],
  match: [match({ label }), 2, 'Choose one.'],
  channel: [channel({ label, isRequired: true }), '', 'Choose a channel.'],
  roles: [roles({ label, least: 1, most: 3 }), [], 'Choose a role.'],
  address: [address({ of: 'wallet', label }), 'x', /^This is no address/],
  colour: [colour({ label, initial: 0 }), -1, 'Choose a colour.'],
  image: [image({ label }), 'x', /https:/],
  duration: [duration({ label, min: 1, max: 9, initial: 1 }), 10, 'At most 9 seconds.'],
  date: [date({ label }), '', 'Choose a day.'],
  time: [time({ label, initial: '09:00' }), '', /^Choose a time/],
  timeZone: [timeZone({ label }), 'Moon', 'Choose a time zone.'],
  cron: [schedule({ label }), { kind: 'CRON', timeZone: 'UTC', cron: 'x' }, /^Five parts/],
  emoji: [emoji({ label }), 'x', /^Choose one emoji/],
  tags: [tags({ label, most: 3, maxLength: 3 }), ['long'], 'At most 3 characters a line.'],
  rule: [
    rule({ label, of: 'task-to-earn', ruleName: 'category', isRequired: true }),
    '',
    /^Choose/,
  ],
  group: [
    group({ label, fields: { inner: text({ label: 'Inner', maxLength: 3 }) } }),
    { inner: 'long' },
    'At most 3 characters.',
  ],
  message: [message({ label }), { content: '', embeds: [], buttons: [] }, /Write a text or add/],
  list: [list({ label, itemName: 'item', least: 1, most: 2, fields: {} }), [], 'Add a item.'],
};

test.each(Object.entries(kinds))(
  '%s: what is wrong is led to, and told by what has the focus',
  async (_, [field, wrong, said]) => {
    await show({ value: field }, { value: wrong });
    await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription(said));
    expect(document.activeElement).toBeVisible();
    expect(document.activeElement?.closest('form')).not.toBeNull();
  },
);

test('of roles, the first that can be chosen gets the focus', async () => {
  await show({ value: roles({ label, least: 1, most: 3 }) }, { value: [] });
  await waitFor(() => expect(document.activeElement).toHaveRole('checkbox'));
  expect(document.activeElement).toBeEnabled();
  expect(document.activeElement).toBeInvalid();
});

test('with no role that can be chosen the group itself has the focus', async () => {
  const guild = backend.world.db.guilds.find(({ id }) => id === SERVER);
  for (const role of guild?.roles ?? []) role.managed = true;
  await show({ value: roles({ label, least: 1, most: 3 }) }, { value: [] });
  await waitFor(() => expect(screen.getByRole('group', { name: /^Value/ })).toHaveFocus());
});

test('embeds that are too long together are told below them', async () => {
  const { initial, ...field } = message({ label, embed: {} });
  const embed = { ...initial.embeds[0], description: 'x'.repeat(4000) };
  await show({ value: { ...field, initial } }, { value: { ...initial, embeds: [embed, embed] } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add embed' })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Add embed' })).toHaveAccessibleDescription(
    'The embeds have more than 6000 characters together.',
  );
});
