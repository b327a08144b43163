import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { UndoHost } from '@/app/layout/UndoHost';
import { useField } from '@/shared/ui/form/Field';
import { Form } from '@/shared/ui/form/Form';
import { TextField } from '@/shared/ui/form/TextField';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { ItemList } from './ItemList';

const schema = z.object({ gates: z.array(z.object({ name: z.string() })) });

function Gates() {
  const bound = useField({ name: 'gates' });
  return (
    <ItemList name="gates" itemName="gate" most={9} initial={() => ({ name: '' })} bound={bound}>
      {(path) => <TextField name={`${path}.name`} label="Name" />}
    </ItemList>
  );
}

function Example() {
  const form = useZodForm(schema, {
    gates: [{ name: 'North' }, { name: 'East' }, { name: 'South' }],
  });
  return (
    <>
      <Form form={form} onSubmit={() => Promise.resolve(undefined)} label="Castle">
        <Gates />
      </Form>
      <UndoHost />
    </>
  );
}

const names = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' }).map(({ value }) => value);

test('an item that was removed is back in its place as it was typed, with the focus on it', async () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Example /> }])} />);
  const [, east] = screen.getAllByRole('textbox', { name: 'Name' });
  if (east) await userEvent.type(east, 'ern');
  await userEvent.click(screen.getByRole('button', { name: 'Remove gate 2' }));
  expect(names()).toEqual(['North', 'South']);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['North', 'Eastern', 'South']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove gate 2' })).toHaveFocus());
});
