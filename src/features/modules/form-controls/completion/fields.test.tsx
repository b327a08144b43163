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
  /** Null for a form without variables. */
  variables: readonly Variable[] | null;
  text: string;
  hasTools: boolean;
  onSave: Save;
}

function Example({ variables, text, hasTools, onSave }: ExampleProps) {
  const form = useZodForm(schema, { title: '', text });
  const page = (
    <Form form={form} label="Wall" onSubmit={onSave}>
      <CompletingTextField name="title" label="Title" />
      <RichTextArea name="text" label="Text" hasChips hasTools={hasTools} />
      <SaveBar />
    </Form>
  );
  return variables ? <VariablesContext value={variables}>{page}</VariablesContext> : page;
}

function show({ variables = some, text = '', hasTools = false }: Partial<ExampleProps> = {}) {
  const onSave = vi.fn<Save>(() => Promise.resolve(undefined));
  const page = <Example variables={variables} text={text} hasTools={hasTools} onSave={onSave} />;
  const app = createStore();
  attachServerData(app);
  render(
    <Provider store={app.store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
    </Provider>,
  );
  return { onSave };
}

/** Records keys that reach elements around the field, such as a dialog. */
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
/** Types keys literally: user-event reads single braces as key names. */
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

test('variables are completed in a single-line field, too', async () => {
  const { onSave } = show();
  await type(title(), '{ser');
  await userEvent.keyboard('{Enter}');
  expect(title()).toHaveValue('{server.name}');
  expect(onSave).not.toHaveBeenCalled();
});

test('the field exposes the option that Enter inserts', async () => {
  show();
  await type(text(), '{');
  expect(text()).toHaveAttribute('aria-controls', list()?.id);
  expect(text()).toHaveAttribute('aria-activedescendant', chosen().id);
  expect(text()).toHaveAttribute('aria-autocomplete', 'list');
});

test('text typed after the brace filters the variables', async () => {
  show();
  await type(text(), '{name');
  expect(options()).toEqual(['{user.name} Mira Moat', '{server.name} Solana Keep']);
});

test('the number of variables is announced', async () => {
  show();
  await type(text(), '{');
  expect(screen.getByText('3 variables')).toHaveRole('status');
  await type(text(), 'us');
  expect(screen.getByText('1 variable')).toHaveRole('status');
});

test('Down and Enter insert the second variable, with the caret after it', async () => {
  show();
  await type(text(), 'Hi {');
  await userEvent.keyboard('{ArrowDown}{Enter}!');
  expect(text()).toHaveValue('Hi {server.name}!');
  expect(list()).not.toBeInTheDocument();
});

test('Up moves from the first variable to the last', async () => {
  show();
  await type(text(), '{');
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toHaveTextContent('{member.count}');
});

test('Tab inserts a variable and stays in the field', async () => {
  show();
  await type(text(), '{us');
  await userEvent.tab();
  expect(text()).toHaveValue('{user.name}');
  expect(text()).toHaveFocus();
});

test('a click inserts a variable and stays in the field', async () => {
  show();
  await type(text(), 'Hi {');
  await userEvent.click(screen.getByRole('option', { name: /member\.count/ }));
  expect(text()).toHaveValue('Hi {member.count}');
  expect(text()).toHaveFocus();
});

test('an inserted variable makes the form unsaved, and is saved', async () => {
  const { onSave } = show();
  await type(text(), '{us');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ title: '', text: '{user.name}' });
});

test('the form validates an inserted variable', async () => {
  show();
  await type(title(), '{mem');
  await userEvent.tab();
  await userEvent.tab();
  expect(await screen.findByText('At most 12.')).toBeVisible();
});

test('Escape closes only the list, which stays closed for this brace', async () => {
  show();
  const heard = outside();
  await type(text(), '{u');
  await userEvent.keyboard('{Escape}');
  expect(heard).not.toHaveBeenCalledWith('Escape');
  await userEvent.keyboard('s');
  expect(list()).not.toBeInTheDocument();
  expect(text()).toHaveValue('{us');
});

test('another brace after Escape opens the list again', async () => {
  show();
  await type(text(), '{');
  await userEvent.keyboard('{Escape} {{');
  expect(list()).toBeInTheDocument();
});

test('Escape without a list is left to other handlers', async () => {
  show();
  const heard = outside();
  await userEvent.click(text());
  await userEvent.keyboard('{Escape}');
  expect(heard).toHaveBeenCalledWith('Escape');
});

test('leaving the field closes the list', async () => {
  show();
  await type(text(), '{');
  await userEvent.click(title());
  expect(list()).not.toBeInTheDocument();
});

test('moving the caret away from the brace closes the list', async () => {
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

test('inside a closed name, the whole name is replaced', async () => {
  show({ text: '{user.nam} is here' });
  text().focus();
  text().setSelectionRange(1, 1);
  await userEvent.keyboard('s');
  await userEvent.keyboard('{Backspace}{Enter}');
  expect(text()).toHaveValue('{user.name} is here');
});

test('Enter inserts nothing while letters are composed', async () => {
  show();
  await type(text(), '{');
  fireEvent.keyDown(text(), { key: 'Enter', isComposing: true });
  expect(text()).toHaveValue('{');
  expect(list()).toBeInTheDocument();
});

test('without variables, the fields have no completion', async () => {
  show({ variables: null });
  await type(title(), '{');
  expect(list()).not.toBeInTheDocument();
  expect(title()).not.toHaveAttribute('aria-autocomplete');
  expect(screen.queryByRole('group', { name: 'Insert' })).not.toBeInTheDocument();
});

test('a button inserts its variable at the end of a text that had no focus', async () => {
  show({ text: 'Hi ' });
  await userEvent.click(screen.getByRole('button', { name: '{user.name}' }));
  expect(text()).toHaveValue('Hi {user.name}');
  expect(text()).toHaveFocus();
  expect(save()).toBeVisible();
});

test('a button inserts its variable at the last caret position', async () => {
  show({ text: 'Hi , hello' });
  await userEvent.click(text());
  text().setSelectionRange(3, 3);
  await userEvent.click(title());
  await userEvent.click(screen.getByRole('button', { name: '{user.name}' }));
  expect(text()).toHaveValue('Hi {user.name}, hello');
  expect(text().selectionStart).toBe('Hi {user.name}'.length);
});

test('a button completes the name that was begun', async () => {
  show();
  await type(text(), 'Hi {us');
  await userEvent.click(screen.getByRole('button', { name: '{user.name}' }));
  expect(text()).toHaveValue('Hi {user.name}');
});

test('of many buttons, five are visible, and More shows the others', async () => {
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

test('Escape removes the brace from Insert a variable, but keeps a typed brace', async () => {
  show({ text: 'Hi ', hasTools: true });
  const box = screen.getByRole('textbox', { name: 'Text' });
  await userEvent.click(screen.getByRole('button', { name: 'Insert a variable' }));
  expect(box).toHaveValue('Hi {');
  await userEvent.keyboard('{Escape}');
  expect(box).toHaveValue('Hi ');
  await userEvent.type(box, '{{{Escape}');
  expect(box).toHaveValue('Hi {');
});
