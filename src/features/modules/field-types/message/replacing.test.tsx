import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { UndoHost } from '@/app/layout/UndoHost';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { Form } from '@/shared/ui/form/Form';
import { TextField } from '@/shared/ui/form/TextField';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { valuesSchema } from '../../engine/schema';
import type { Values } from '../../common-fields/field';
import { message } from './field';
import { MessageTools } from './MessageTools';

const fields = { greeting: message({ label: 'Greeting' }) };

function Example() {
  const form = useZodForm<Values, Values>(valuesSchema(fields), {
    greeting: { content: 'Welcome', embeds: [], buttons: [] },
  });
  return (
    <>
      <Form form={form} label="Example" onSubmit={() => Promise.resolve(undefined)}>
        <TextField name="greeting.content" label="Content" />
        <MessageTools name="greeting" />
      </Form>
      <UndoHost />
    </>
  );
}

const content = () => screen.getByRole('textbox', { name: 'Content' });

/** Presses "Paste JSON or link" and puts that into the form. */
async function paste(json: string) {
  const app = createStore();
  attachServerData(app);
  render(
    <Provider store={app.store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Example /> }])} />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Paste JSON or link' }));
  await userEvent.click(await screen.findByRole('textbox', { name: 'JSON or link' }));
  await userEvent.paste(json);
  await userEvent.click(screen.getByRole('button', { name: 'Replace message' }));
}

test('a message that takes the place of another is taken back by the keyboard', async () => {
  await paste('{"content":"gm"}');
  await waitFor(() => expect(content()).toHaveValue('gm'));
  await screen.findByRole('button', { name: 'Undo' });
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(content()).toHaveValue('Welcome'));
});

test('JSON that cannot be read keeps the focus where it is to be mended', async () => {
  await paste('{"content":');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'JSON or link' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'JSON or link' })).toBeInvalid();
});

test('what could not be taken is listed before the dialog closes', async () => {
  const components = [
    { type: 2, style: 5, label: 'Go', url: 'https://castle.test', emoji: ':fire:', disabled: true },
    { type: 12, items: [] },
  ];
  await paste(JSON.stringify({ content: 'gm', components }));
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Components V2: only text and buttons were imported, without galleries.',
    'Button 1: this button was disabled in the original message. Members can press it in this one.',
  ]);
  expect(content()).toHaveValue('gm');
});
