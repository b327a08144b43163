import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { Form } from '@/shared/ui/form/Form';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { choices } from '../common-fields/choices';
import type { FieldSet, Values } from '../common-fields/field';
import { schedule } from '../common-fields/schedule';
import { valuesSchema } from '../engine/schema';
import { colour } from '../field-types/colour/field';
import { list } from '../field-types/list/field';
import { parts } from '../field-types/preparedParts';
import { number } from '../field-types/number/field';
import { select } from '../field-types/select/field';
import { text } from '../field-types/text/field';
import { toggle } from '../field-types/switch/field';
import { inOneLine } from './inOneLine';
import { ModuleFields } from './ModuleFields';

beforeAll(() => Promise.all([parts.list.prepare(), parts.colour.prepare()]));

const condition: FieldSet = {
  kind: select({ label: 'Holds', choices: choices(['A', 'any'], ['B', 'ten']), initial: 'A' }),
  note: text({ label: 'Note', maxLength: 9 }),
  least: number({ label: 'At least', min: 0, max: 9, initial: 1 }),
  isNegated: toggle({ label: 'Must not hold', initial: false }),
};
const conditions = list({ label: 'Conditions', itemName: 'condition', most: 9, fields: condition });

function Example({ fields, values }: { fields: FieldSet; values: Values }) {
  const form = useZodForm<Values, Values>(valuesSchema(fields), values);
  return (
    <Form form={form} label="Example" onSubmit={() => Promise.resolve(undefined)}>
      <ModuleFields fields={fields} />
      <SaveBar />
    </Form>
  );
}

function show(fields: FieldSet, values: Values) {
  const app = createStore();
  attachServerData(app);
  const element = <Example fields={fields} values={values} />;
  render(
    <Provider store={app.store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Provider>,
  );
}
const item = (number_: number) =>
  screen.getByRole('group', { name: `Condition ${String(number_)}` });
const note = (number_: number) => within(item(number_)).getByLabelText('Note');
const held = (own: Values) => ({ kind: 'A', note: '', least: 1, isNegated: false, ...own });

test('each of several items folds to a summary of its values', () => {
  show(
    { conditions },
    { conditions: [held({ note: 'first' }), held({ kind: 'B', isNegated: true })] },
  );
  expect(note(1)).not.toBeVisible();
  expect(within(item(1)).getByText('Holds: any · first · At least: 1')).toBeVisible();
  expect(within(item(2)).getByText('Holds: ten · At least: 1 · Must not hold')).toBeVisible();
});

test('a single item is open, and so is an added item', async () => {
  show({ conditions }, { conditions: [held({})] });
  expect(note(1)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add condition' }));
  expect(note(1)).toBeVisible();
  expect(note(2)).toBeVisible();
});

test('typed text is kept while its item is folded, and an error opens the item', async () => {
  show({ conditions }, { conditions: [held({}), held({})] });
  const head = within(item(2)).getByText('Condition 2');
  await userEvent.click(head);
  await userEvent.type(note(2), 'far too long');
  await userEvent.click(head);
  expect(note(2)).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(note(2)).toHaveFocus());
  expect(note(2)).toBeVisible();
  expect(note(2)).toHaveValue('far too long');
});

test('a summary leaves out fields that do not apply, are off or empty', () => {
  const fields: FieldSet = {
    name: text({ label: 'Name', maxLength: 9 }),
    pause: number({ label: 'Pause', min: 0, max: 9, initial: 0 }),
    hidden: text({ label: 'Hidden', maxLength: 9, when: { names: [], holds: () => false } }),
    isOn: toggle({ label: 'Pin it', initial: false }),
  };
  expect(inOneLine(fields, { name: '', pause: 0, hidden: 'x', isOn: false }, null)).toBe('');
  expect(inOneLine(fields, { name: 'gm', pause: 3, hidden: 'x', isOn: true }, null)).toBe(
    'gm · Pause: 3 · Pin it',
  );
});

test('days of the week are a row of checkboxes with full names', async () => {
  const when = schedule({ label: 'When' });
  show({ when }, { when: { ...when.initial, kind: 'WEEKLY' } });
  const tuesday = screen.getByRole('checkbox', { name: 'Tuesday' });
  expect(screen.getByText('Tue')).toBeVisible();
  await userEvent.click(tuesday);
  expect(tuesday).toBeChecked();
  expect(await screen.findByText(/only on Monday and Tuesday/)).toBeVisible();
});

test('a color is typed, pasted without #, or chosen by a button', async () => {
  show({ tint: colour({ label: 'Tint', initial: 0 }) }, { tint: 0xe0_ad_3d });
  const box = screen.getByRole('textbox', { name: 'Tint' });
  expect(box).toHaveValue('#e0ad3d');
  expect(screen.getByRole('button', { name: 'Gold' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.clear(box);
  await userEvent.type(box, '3498db');
  expect(box).toHaveValue('#3498db');
  await userEvent.click(screen.getByRole('button', { name: 'Red' }));
  expect(box).toHaveValue('#e74c3c');
  await userEvent.type(box, '{Backspace}');
  await userEvent.tab();
  expect(box).toHaveAccessibleDescription('Choose a color.');
});
