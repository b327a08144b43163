import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { Form } from '@/shared/ui/form/Form';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import type { Variable } from '../../engine/variable';
import { CompletingTextField } from './CompletingText';
import { RichTextArea } from '../text/RichText';
import { VariablesContext } from './completion';

const some: Variable[] = [
  { name: 'user.name', sample: 'Mira Moat' },
  { name: 'server.name', sample: 'Solana Keep' },
  { name: 'member.count', sample: '1,204' },
];
const many: Variable[] = Array.from({ length: 8 }, (_, index) => ({
  name: `part.${index + 1}`,
  sample: String(index + 1),
}));
const schema = z.object({
  title: z.string().check(z.maxLength(12, 'At most 12.')),
  text: z.string(),
});
type Save = () => Promise<undefined>;

interface ExampleProps {
  /** Null for a form that knows of none. */
  variables: readonly Variable[] | null;
  text: string;
  onSave: Save;
}

function Example({ variables, text, onSave }: ExampleProps) {
  const form = useZodForm(schema, { title: '', text });
  const page = (
    <Form form={form} label="Wall" onSubmit={onSave}>
      <CompletingTextField name="title" label="Title" />
      <RichTextArea name="text" label="Text" hasChips />
      <SaveBar />
    </Form>
  );
  return variables ? <VariablesContext value={variables}>{page}</VariablesContext> : page;
}

function show({ variables = some, text = '' }: Partial<ExampleProps> = {}) {
  const onSave = vi.fn<Save>(() => Promise.resolve(undefined));
  const page = <Example variables={variables} text={text} onSave={onSave} />;
  const app = createStore();
  attachServerData(app);
  render(
    <Provider store={app.store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
    </Provider>,
  );
  return { onSave };
}

/** Keys that what the field stands in would hear, such as a dialog. */
function outside() {
  const heard = vi.fn<(key: string) => void>();
  const listen = ({ key }: KeyboardEvent) => heard(key);
  document.addEventListener('keydown', listen);
  onTestFinished(() => document.removeEventListener('keydown', listen));
  return heard;
}

const title = () => screen.getByRole('textbox', { name: 'Title' });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const list = () => screen.queryByRole('listbox', { name: 'Variables' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByRole('option', { selected: true });
const save = () => screen.queryByRole('button', { name: 'Save' });
/** As typed: user-event reads single braces as names of keys. */
const type = (box: HTMLElement, keys: string) => userEvent.type(box, keys.replaceAll('{', '{{'));

test('a brace opens the variables with their samples', async () => {
  show();
  await type(text(), 'Hi {');
  await screen.findByRole('listbox', { name: 'Variables' });
  expect(options()).toEqual([
    '{user.name} Mira Moat',
    '{server.name} Solana Keep',
    '{member.count} 1,204',
  ]);
});

test('they can be had in a line of text, too', async () => {
  const { onSave } = show();
  await type(title(), '{ser');
  await userEvent.keyboard('{Enter}');
  expect(title()).toHaveValue('{server.name}');
  expect(onSave).not.toHaveBeenCalled();
});

test('the field tells which one Enter puts in', async () => {
  show();
  await type(text(), '{');
  expect(text()).toHaveAttribute('aria-controls', list()?.id);
  expect(text()).toHaveAttribute('aria-activedescendant', chosen().id);
  expect(text()).toHaveAttribute('aria-autocomplete', 'list');
});

test('what is typed behind the brace filters them', async () => {
  show();
  await type(text(), '{name');
  expect(options()).toEqual(['{user.name} Mira Moat', '{server.name} Solana Keep']);
});

test('their number is told', async () => {
  show();
  await type(text(), '{');
  expect(screen.getByText('3 variables')).toHaveRole('status');
  await type(text(), 'us');
  expect(screen.getByText('1 variable')).toHaveRole('status');
});

test('Down and Enter put in the second, with the caret behind it', async () => {
  show();
  await type(text(), 'Hi {');
  await userEvent.keyboard('{ArrowDown}{Enter}!');
  expect(text()).toHaveValue('Hi {server.name}!');
  expect(list()).not.toBeInTheDocument();
});

test('Up goes from the first to the last', async () => {
  show();
  await type(text(), '{');
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toHaveTextContent('{member.count}');
});

test('Tab puts it in and stays in the field', async () => {
  show();
  await type(text(), '{us');
  await userEvent.tab();
  expect(text()).toHaveValue('{user.name}');
  expect(text()).toHaveFocus();
});

test('a click puts it in and stays in the field', async () => {
  show();
  await type(text(), 'Hi {');
  await userEvent.click(screen.getByRole('option', { name: /member\.count/ }));
  expect(text()).toHaveValue('Hi {member.count}');
  expect(text()).toHaveFocus();
});

test('the form knows what was put in: it is unsaved, and it is saved', async () => {
  const { onSave } = show();
  await type(text(), '{us');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ title: '', text: '{user.name}' });
});

test('the form checks what was put in', async () => {
  show();
  await type(title(), '{mem');
  await userEvent.tab();
  await userEvent.tab();
  expect(await screen.findByText('At most 12.')).toBeVisible();
});

test('Escape closes the list alone, and it stays closed for this brace', async () => {
  show();
  const heard = outside();
  await type(text(), '{u');
  await userEvent.keyboard('{Escape}');
  expect(heard).not.toHaveBeenCalledWith('Escape');
  await userEvent.keyboard('s');
  expect(list()).not.toBeInTheDocument();
  expect(text()).toHaveValue('{us');
});

test('after Escape another brace opens it again', async () => {
  show();
  await type(text(), '{');
  await userEvent.keyboard('{Escape} {{');
  expect(list()).toBeInTheDocument();
});

test('Escape without a list is left to the others', async () => {
  show();
  const heard = outside();
  await userEvent.click(text());
  await userEvent.keyboard('{Escape}');
  expect(heard).toHaveBeenCalledWith('Escape');
});

test('leaving the field closes it', async () => {
  show();
  await type(text(), '{');
  await userEvent.click(title());
  expect(list()).not.toBeInTheDocument();
});

test('moving the caret away from the brace closes it', async () => {
  show({ text: 'Hi ' });
  await type(text(), '{');
  await userEvent.keyboard('{ArrowLeft}');
  expect(list()).not.toBeInTheDocument();
});

test('an escaped brace opens nothing', async () => {
  show();
  await type(text(), String.raw`\{`);
  expect(text()).toHaveValue(String.raw`\{`);
  expect(list()).not.toBeInTheDocument();
});

test('inside a name that is closed the whole is replaced', async () => {
  show({ text: '{user.nam} is here' });
  text().focus();
  text().setSelectionRange(1, 1);
  await userEvent.keyboard('s');
  await userEvent.keyboard('{Backspace}{Enter}');
  expect(text()).toHaveValue('{user.name} is here');
});

test('while letters are composed nothing is put in', async () => {
  show();
  await type(text(), '{');
  fireEvent.keyDown(text(), { key: 'Enter', isComposing: true });
  expect(text()).toHaveValue('{');
  expect(list()).toBeInTheDocument();
});

test('without variables the fields are as they always were', async () => {
  show({ variables: null });
  await type(title(), '{');
  expect(list()).not.toBeInTheDocument();
  expect(title()).not.toHaveAttribute('aria-autocomplete');
  expect(screen.queryByRole('group', { name: 'Insert' })).not.toBeInTheDocument();
});

test('a button puts its variable at the end of a text nobody was in', async () => {
  show({ text: 'Hi ' });
  await userEvent.click(screen.getByRole('button', { name: '{user.name}' }));
  expect(text()).toHaveValue('Hi {user.name}');
  expect(text()).toHaveFocus();
  expect(save()).toBeVisible();
});

test('a button puts its variable where the caret was last', async () => {
  show({ text: 'Hi , hello' });
  await userEvent.click(text());
  text().setSelectionRange(3, 3);
  await userEvent.click(title());
  await userEvent.click(screen.getByRole('button', { name: '{user.name}' }));
  expect(text()).toHaveValue('Hi {user.name}, hello');
  expect(text().selectionStart).toBe('Hi {user.name}'.length);
});

test('a button ends the name that was begun', async () => {
  show();
  await type(text(), 'Hi {us');
  await userEvent.click(screen.getByRole('button', { name: '{user.name}' }));
  expect(text()).toHaveValue('Hi {user.name}');
});

test('of many buttons five are in sight, and More shows the others', async () => {
  show({ variables: many });
  const chips = () => screen.getAllByRole('button', { name: /^\{part/ });
  expect(chips()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(chips()).toHaveLength(8);
});

test('a few buttons need no More', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});
