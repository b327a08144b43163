import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ToastHost } from '@/app/layout/ToastHost';
import { UndoHost } from '@/app/layout/UndoHost';
import type { Failure } from '@/shared/api/envelope';
import { goOnceSaved } from '../leaving';
import { Form } from './Form';
import { SaveBar } from './SaveBar';
import { TextField } from './TextField';
import { useZodForm } from './useZodForm';

const schema = z.object({
  title: z.string().check(z.maxLength(6, 'At most 6.')),
  footer: z.string(),
});
type Save = (values: z.infer<typeof schema>) => Promise<Failure | undefined>;

function Example({ save }: { save: Save }) {
  const form = useZodForm(schema, { title: 'Wall', footer: '' });
  return (
    <Form form={form} onSubmit={save} label="Wall">
      <TextField name="title" label="Title" />
      <TextField name="footer" label="Footer" />
      <SaveBar />
    </Form>
  );
}

function show(save: Save = () => Promise.resolve(undefined)) {
  const onSave = vi.fn<Save>(save);
  const frame = (
    <>
      <Link to="/away">Away</Link>
      <input aria-label="Search" />
      <Outlet />
      <ToastHost />
      <UndoHost />
    </>
  );
  const router = createMemoryRouter([
    {
      element: frame,
      children: [
        { path: '/', element: <Example save={onSave} /> },
        { path: '/away', element: <h1>Away</h1> },
        { path: '/list', element: <h1>List</h1> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return { onSave, router };
}

const title = () => screen.getByRole('textbox', { name: 'Title' });
const footer = () => screen.getByRole('textbox', { name: 'Footer' });
const undo = () => screen.findByRole('button', { name: 'Undo' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const undoKeys = '{Control>}z{/Control}';

async function discard() {
  await userEvent.type(title(), '!');
  await press('Discard');
  await undo();
}

test('undoing a discard restores the typed text as unsaved changes', async () => {
  show();
  await userEvent.type(footer(), 'stone');
  await discard();
  await press('Undo');
  expect(title()).toHaveValue('Wall!');
  expect(footer()).toHaveValue('stone');
  expect(screen.getByRole('group', { name: 'Unsaved changes' })).toBeVisible();
  expect(title()).toHaveFocus();
});

test('undoing a discard restores the field’s error', async () => {
  show();
  await userEvent.type(title(), ' of stone');
  await userEvent.click(footer());
  await waitFor(() => expect(title()).toBeInvalid());
  await press('Discard');
  await press('Undo');
  await waitFor(() => expect(title()).toHaveAccessibleDescription('At most 6.'));
});

test('the undo shortcut restores the changes, even in the field last edited', async () => {
  show();
  await discard();
  await waitFor(() => expect(title()).toHaveFocus());
  await userEvent.keyboard(undoKeys);
  expect(title()).toHaveValue('Wall!');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('in a text field outside the form the undo shortcut does not restore the changes', async () => {
  show();
  await discard();
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
  await userEvent.keyboard(undoKeys);
  expect(title()).toHaveValue('Wall');
});

test('a discard is announced with the undo shortcut', async () => {
  show();
  await discard();
  expect(screen.getByText(/^Changes discarded. Press Ctrl Z/)).toHaveClass('visually-hidden');
});

test('another change removes the Undo offer', async () => {
  show();
  await discard();
  await userEvent.type(footer(), 'a');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument(),
  );
});

test('leaving the page removes the Undo offer', async () => {
  show();
  await discard();
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  await screen.findByRole('heading', { name: 'Away' });
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('dismissing the Undo offer returns the focus to the field last edited', async () => {
  show();
  await discard();
  await waitFor(() => expect(title()).toHaveFocus());
  (await screen.findByRole('button', { name: 'Dismiss' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(title()).toHaveFocus());
});

async function askToLeave() {
  await userEvent.type(title(), '!');
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
}
const away = () => screen.findByRole('heading', { name: 'Away' });

test('Save and leave saves and leaves', async () => {
  const { onSave } = show();
  await askToLeave();
  await press('Save and leave');
  expect(await away()).toBeVisible();
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ title: 'Wall!', footer: '' });
});

test('Save and leave goes to the link followed, not to the page the form opens after saving', async () => {
  const { router } = show(() => {
    goOnceSaved(() => router.navigate('/list'));
    return Promise.resolve(undefined);
  });
  await askToLeave();
  await press('Save and leave');
  expect(await away()).toBeVisible();
});

test('Save and leave stays on the page if the server rejects a field, and focuses that field', async () => {
  show(() =>
    Promise.resolve({
      success: false,
      message: 'Not saved.',
      errors: [{ path: 'footer', message: 'No such footer.' }],
    }),
  );
  await askToLeave();
  await press('Save and leave');
  await waitFor(() => expect(footer()).toHaveFocus());
  expect(footer()).toHaveAccessibleDescription('No such footer.');
  expect(screen.queryByRole('heading', { name: 'Away' })).not.toBeInTheDocument();
});

test('Save and leave focuses Save if the server rejects the form without naming a field', async () => {
  show(() => Promise.resolve({ success: false, message: 'The bot is asleep.' }));
  await askToLeave();
  await press('Save and leave');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
  expect(screen.getByText('The bot is asleep.')).toBeVisible();
});

test('Discard and leave saves nothing', async () => {
  const { onSave } = show();
  await askToLeave();
  await press('Discard and leave');
  expect(await away()).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});
