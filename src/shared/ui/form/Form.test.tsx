import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Failure } from '@/shared/api/envelope';
import { ChecksField, RadioField, SelectField } from './ChoiceFields';
import { Form } from './Form';
import { SaveBar } from './SaveBar';
import { SwitchField } from './SwitchField';
import { TextAreaField, TextField } from './TextField';
import { useZodForm } from './useZodForm';

const schema = z.object({
  title: z.string().check(z.minLength(1, 'Give it a title.'), z.maxLength(5, 'At most 5.')),
  text: z.string(),
  size: z.string(),
  mood: z.string(),
  days: z.array(z.string()),
  isOn: z.boolean(),
});
type Values = z.infer<typeof schema>;
const saved: Values = { title: 'Wall', text: '', size: 's', mood: 'calm', days: [], isOn: false };
const sizes = [
  { value: 's', label: 'Small' },
  { value: 'l', label: 'Large' },
];
const moods = [
  { value: 'calm', label: 'Calm' },
  { value: 'grim', label: 'Grim' },
];
const days = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
];

type Save = (values: Values) => Promise<Failure | undefined>;

function Example({ save }: { save: Save }) {
  const form = useZodForm(schema, saved);
  return (
    <Form form={form} onSubmit={save} label="Wall">
      <TextField name="title" label="Title" hint="Short." maxLength={5} />
      <TextAreaField name="text" label="Text" maxLength={5} countsTrimmed />
      <SelectField name="size" label="Size" choices={sizes} />
      <RadioField name="mood" label="Mood" choices={moods} />
      <ChecksField name="days" label="Days" choices={days} />
      <SwitchField name="isOn" label="On" />
      <SaveBar />
    </Form>
  );
}

function show(save: Save = () => Promise.resolve(undefined)) {
  const onSave = vi.fn<Save>(save);
  const page = (
    <>
      <Link to="/away">Away</Link>
      <Example save={onSave} />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/away', element: <h1>Away</h1> },
  ]);
  render(<RouterProvider router={router} />);
  return { onSave };
}

const title = () => screen.getByRole('textbox', { name: 'Title' });
const saveButton = () => screen.getByRole('button', { name: 'Save' });

test('white space that is trimmed is not counted', async () => {
  show();
  const text = screen.getByRole('textbox', { name: 'Text' });
  await userEvent.clear(text);
  await userEvent.type(text, '  gm gm ');
  expect(screen.getByText('5 / 5')).not.toHaveClass('field__count--over');
});

test('a form without changes has no Save button', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('Save submits the value of every kind of field', async () => {
  const { onSave } = show();
  await userEvent.clear(title());
  await userEvent.type(title(), 'Gate');
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Oak');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Large');
  await userEvent.click(screen.getByRole('radio', { name: 'Grim' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await userEvent.click(screen.getByRole('switch', { name: 'On' }));
  await userEvent.click(saveButton());
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    title: 'Gate',
    text: 'Oak',
    size: 'l',
    mood: 'grim',
    days: ['mon', 'tue'],
    isOn: true,
  });
});

test('saved changes are no longer unsaved', async () => {
  show();
  await userEvent.type(title(), '!');
  await userEvent.click(saveButton());
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(title()).toHaveValue('Wall!');
});

test('text typed during saving is unsaved', async () => {
  let finish: (failure: undefined) => void = () => undefined;
  show(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  await userEvent.type(title(), '!');
  await userEvent.click(saveButton());
  expect(await screen.findByText('Saving')).toBeInTheDocument();
  await userEvent.type(title(), '?');
  finish(undefined);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(title()).toHaveValue('Wall!');
});

test('an invalid field shows its error and gets the focus, and nothing is sent', async () => {
  const { onSave } = show();
  await userEvent.clear(title());
  await userEvent.click(saveButton());
  expect(title()).toHaveFocus();
  expect(title()).toBeInvalid();
  expect(title()).toHaveAccessibleDescription('Short. Give it a title.');
  expect(onSave).not.toHaveBeenCalled();
});

test('a text submitted with Enter is normalized, saved and shown normalized', async () => {
  const onSave = vi.fn<(values: unknown) => Promise<undefined>>(() => Promise.resolve(undefined));
  function Tidied() {
    const form = useZodForm(z.object({ site: z.string() }), { site: '' });
    return (
      <Form form={form} onSubmit={onSave} label="Site">
        <TextField name="site" label="Site" tidy={(typed) => typed.trim()} />
        <SaveBar />
      </Form>
    );
  }
  const routes = [{ path: '/', element: <Tidied /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  const site = screen.getByRole('textbox', { name: 'Site' });
  await userEvent.type(site, ' castle.io {Enter}');
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ site: 'castle.io' }));
  expect(site).toHaveValue('castle.io');
  expect(site).toHaveFocus();
});

test('a text that is too long is kept and counted', async () => {
  show();
  await userEvent.type(title(), ' of stone');
  await userEvent.tab();
  expect(title()).toHaveValue('Wall of stone');
  expect(screen.getByText('13 / 5')).toBeVisible();
  expect(await screen.findByText('At most 5.')).toBeVisible();
});

test('an error from the server appears at its field, and the typed text stays', async () => {
  show(() =>
    Promise.resolve({
      success: false,
      message: 'Not saved',
      status: 422,
      errors: [{ path: 'title', message: 'There is such a wall.' }],
    }),
  );
  await userEvent.type(title(), '2');
  await userEvent.click(saveButton());
  expect(await screen.findByText('There is such a wall.')).toBeVisible();
  expect(title()).toHaveFocus();
  expect(title()).toHaveValue('Wall2');
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
});

test('an error for a field the form does not have is shown for the whole form', async () => {
  show(() =>
    Promise.resolve({
      success: false,
      message: 'Not saved.',
      errors: [{ path: 'constructor', message: 'The bot is asleep.' }],
    }),
  );
  await userEvent.type(title(), '2');
  await userEvent.click(saveButton());
  expect(await screen.findByText('Not saved. The bot is asleep.')).toBeVisible();
});

test('Discard restores the saved values', async () => {
  show();
  await userEvent.type(title(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(title()).toHaveValue('Wall');
});

test('leaving with unsaved changes opens a confirmation, and Keep editing keeps the changes', async () => {
  show();
  await userEvent.type(title(), '!');
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(title()).toHaveValue('Wall!');
});

test('leaving without changes opens no confirmation', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByRole('heading', { name: 'Away' })).toBeVisible();
});
