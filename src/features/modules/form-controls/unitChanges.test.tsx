import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ToastHost } from '@/app/layout/ToastHost';
import { UndoHost } from '@/app/layout/UndoHost';
import { Form } from '@/shared/ui/form/Form';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { valuesSchema } from '../engine/schema';
import { amount } from '../field-types/amount/field';
import { choices } from '../common-fields/choices';
import { list } from '../field-types/list/field';
import { preparedFor } from '../field-types/preparedParts';
import { radio } from '../field-types/radio/field';
import { text } from '../field-types/text/field';
import { ModuleFields } from './ModuleFields';
import { UnitChanges } from './UnitChanges';

const inCurrency = (label: string) =>
  amount({ label, unit: 'units', decimals: 9, initial: '5', unitOf: ['reward'] });
const fields = {
  reward: radio({
    label: 'Reward',
    choices: choices(['POINTS', 'Points'], ['SOL', 'SOL']),
    initial: 'POINTS',
  }),
  rate: inCurrency('Rate'),
  ranges: list({
    label: 'Ranges',
    itemName: 'range',
    most: 3,
    fields: { amount: inCurrency('Paid'), note: text({ label: 'Note', maxLength: 9 }) },
  }),
  fee: amount({ label: 'Fee', unit: 'SOL', decimals: 9, initial: '1' }),
};
const schema = z.object({ values: valuesSchema(fields) });

beforeAll(() => preparedFor(fields));

function Example() {
  const form = useZodForm(schema, {
    values: { reward: 'POINTS', rate: '5', ranges: [{ amount: '7', note: 'few' }], fee: '1' },
  });
  return (
    <>
      <Form form={form} onSubmit={() => Promise.resolve(undefined)} label="Program">
        <UnitChanges fields={fields} />
        <ModuleFields fields={fields} prefix="values." />
        <button
          type="button"
          onClick={() => form.reset({ values: { reward: 'SOL', rate: '2', ranges: [], fee: '1' } })}
        >
          Use a template
        </button>
      </Form>
      <ToastHost />
      <UndoHost />
    </>
  );
}

const show = () =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Example /> }])} />);
const held = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

test('amounts in the old currency are cleared, and nothing else', async () => {
  show();
  await choose('SOL');
  expect([held(/^Rate/), held(/^Paid/), held(/^Note/), held(/^Fee/)]).toEqual(['', '', 'few', '1']);
});

test('an amount shows the currency it is in, also in a list', async () => {
  show();
  expect(screen.getAllByText('points')).toHaveLength(2);
  await choose('SOL');
  expect(screen.queryByText('points')).not.toBeInTheDocument();
  expect(screen.getAllByText('SOL', { selector: 'span.field__unit' })).toHaveLength(3);
});

test('the change is announced and undone together with its amounts', async () => {
  show();
  await choose('SOL');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(await screen.findByText(/^Reward changed: 2 amounts cleared. Press Ctrl Z/)).toHaveClass(
    'visually-hidden',
  );
  await userEvent.click(undo);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Points' })).toBeChecked());
  expect([held(/^Rate/), held(/^Paid/)]).toEqual(['5', '7']);
});

test('amounts that come with their currency, as from a template, are kept', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Use a template' }));
  expect(held(/^Rate/)).toBe('2');
});
