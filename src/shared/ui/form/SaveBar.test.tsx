import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Failure } from '@/shared/api/envelope';
import { ChecksField } from './ChoiceFields';
import { Form } from './Form';
import { SaveBar } from './SaveBar';
import { TextField } from './TextField';
import { useZodForm } from './useZodForm';

const schema = z.object({
  title: z.string().check(z.minLength(1, 'Give it a title.')),
  days: z.array(z.string()).check(z.minLength(1, 'Choose a day.')),
  footer: z.string().check(z.maxLength(3, 'At most 3.')),
  hidden: z.string().check(z.maxLength(3, 'Too long to be hidden.')),
});
type Values = z.infer<typeof schema>;
const saved: Values = { title: 'Wall', days: ['mon'], footer: '', hidden: '' };
const days = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
];
type Save = (values: Values) => Promise<Failure | undefined>;

interface ExampleProps {
  values?: Partial<Values>;
  save: Save;
  isNew?: boolean;
}

/** Its last field is in a closed section, and one of its values has no field at all. */
function Example({ values, save, isNew = false }: ExampleProps) {
  const form = useZodForm(schema, { ...saved, ...values });
  return (
    <>
      <h1 tabIndex={-1}>Walls</h1>
      <Form
        form={form}
        onSubmit={save}
        label="Wall"
        nameOf={(path) => (path === 'hidden' ? 'Cellar' : undefined)}
      >
        <TextField name="title" label="Title" />
        <ChecksField name="days" label="Days" choices={days} />
        <details>
          <summary>More</summary>
          <TextField name="footer" label="Footer" />
        </details>
        <SaveBar isNew={isNew} />
      </Form>
    </>
  );
}

function show(props: Partial<ExampleProps> = {}) {
  const save = vi.fn<Save>(props.save ?? (() => Promise.resolve(undefined)));
  const page = <Example {...props} save={save} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  return { save };
}

const refused = (...errors: Failure['errors'] & object) => ({
  save: () =>
    Promise.resolve<Failure>({ success: false, message: 'Not saved.', status: 422, errors }),
});
const title = () => screen.getByRole('textbox', { name: 'Title' });
const monday = () => screen.getByRole('checkbox', { name: 'Monday' });
const footer = () => screen.getByLabelText('Footer');
const saveButton = () => screen.getByRole('button', { name: 'Save' });
const bar = () => within(screen.getByRole('group', { name: 'Unsaved changes' }));
const pressSave = () => userEvent.click(saveButton());

test('when only checkboxes are invalid, Save focuses them and shows the error', async () => {
  const { save } = show();
  await userEvent.click(monday());
  await userEvent.click(title());
  await pressSave();
  await waitFor(() => expect(monday()).toHaveFocus());
  expect(monday()).toBeInvalid();
  expect(monday()).toHaveAccessibleDescription('Choose a day.');
  expect(save).not.toHaveBeenCalled();
});

test('Save opens a closed section with an invalid field', async () => {
  show({ values: { footer: 'far too long' } });
  await userEvent.type(title(), '!');
  await pressSave();
  await waitFor(() => expect(footer()).toHaveFocus());
  expect(footer()).toBeVisible();
});

test('the bar counts the invalid fields, and its button goes to the first in page order', async () => {
  show({ values: { footer: 'far too long' } });
  await userEvent.click(monday());
  await userEvent.clear(title());
  await pressSave();
  expect(await bar().findByText('3 fields need attention')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go to first error' }));
  expect(title()).toHaveFocus();
});

test('a corrected field no longer counts', async () => {
  show({ values: { footer: 'far too long' } });
  await userEvent.clear(title());
  await pressSave();
  await bar().findByText('2 fields need attention');
  await userEvent.type(title(), 'Gate');
  expect(await bar().findByText('1 field needs attention')).toBeVisible();
});

test('the first field in page order that the server rejects gets the focus', async () => {
  show(
    refused(
      { path: 'footer', message: 'No such footer.' },
      { path: 'days', message: 'The wall is closed then.' },
    ),
  );
  await userEvent.type(title(), '!');
  await pressSave();
  await waitFor(() => expect(monday()).toHaveFocus());
  expect(monday()).toHaveAccessibleDescription('The wall is closed then.');
  expect(footer()).toHaveAccessibleDescription('No such footer.');
});

test('a field that the server rejects in a closed section opens the section', async () => {
  show(refused({ path: 'footer', message: 'No such footer.' }));
  await userEvent.type(title(), '!');
  await pressSave();
  await waitFor(() => expect(footer()).toHaveFocus());
  expect(footer()).toBeVisible();
});

test('an invalid value without a field is named in the bar, and nothing is sent', async () => {
  const { save } = show({ values: { hidden: 'far too long' } });
  await userEvent.type(title(), '!');
  await pressSave();
  const alert = await screen.findByText('Cellar: Too long to be hidden.');
  expect(screen.getByRole('group', { name: 'Unsaved changes' })).toContainElement(alert);
  expect(save).not.toHaveBeenCalled();
});

test.each([
  ['that has no field', 'hidden', 'Cellar: Refused.'],
  ['that there isn’t', 'rules.0.nothing', 'Not saved. Refused.'],
])('a value %s is named in the bar when the server rejects it', async (_, path, words) => {
  show(refused({ path, message: 'Refused.' }));
  await userEvent.type(title(), '!');
  await pressSave();
  expect(await screen.findByText(words)).toBeVisible();
});

test.each(['{Control>}s{/Control}', '{Meta>}s{/Meta}'])('%s saves', async (keys) => {
  const { save } = show();
  await userEvent.type(title(), '!');
  await userEvent.keyboard(keys);
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(title()).toHaveFocus();
});

test('the save shortcut works outside the form and prevents the browser’s own action', async () => {
  const { save } = show();
  await userEvent.type(title(), '!');
  const isLeftToBrowser = fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  expect(isLeftToBrowser).toBe(false);
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

test('without changes the shortcut saves nothing and still prevents the browser’s action', () => {
  const { save } = show();
  expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
  expect(save).not.toHaveBeenCalled();
});

test('the shortcut validates the focused field, keeps the focus and does not save an invalid value', async () => {
  const { save } = show();
  await userEvent.clear(title());
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(title()).toBeInvalid());
  expect(save).not.toHaveBeenCalled();
  expect(title()).toHaveFocus();
});

test('the Save button shows its shortcuts', async () => {
  show();
  await userEvent.type(title(), '!');
  expect(saveButton()).toHaveAttribute('aria-keyshortcuts', 'Control+S Meta+S');
  expect(saveButton()).toHaveAttribute('title', 'Ctrl S or ⌘ S');
});

test.each(['Save', 'Discard'])(
  'after %s the focus returns to the field last edited',
  async (name) => {
    show();
    await userEvent.type(title(), '!');
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
    await waitFor(() => expect(title()).toHaveFocus());
  },
);

test('without a field to return to, the focus goes to the heading', async () => {
  show();
  fireEvent.change(title(), { target: { value: 'Gate' } });
  (await screen.findByRole('button', { name: 'Save' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Walls' })).toHaveFocus());
});

test('Save keeps the focus while saving, and saves once', async () => {
  const { save } = show({ save: () => new Promise(() => undefined) });
  await userEvent.type(title(), '!');
  await pressSave();
  await screen.findByText('Saving');
  expect(saveButton()).toHaveFocus();
  await pressSave();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(save).toHaveBeenCalledOnce();
});

test('a new entry can be saved unchanged and has no Discard button', async () => {
  const { save } = show({ isNew: true });
  expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  await pressSave();
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith(saved));
});
