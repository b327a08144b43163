import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { Form } from '@/shared/ui/form/Form';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { valuesSchema } from '../engine/schema';
import { text } from '../field-types/text/field';
import type { FieldSet, Values } from '../common-fields/field';
import { linkButton } from '../common-fields/message';
import { list } from '../field-types/list/field';
import { preparedFor } from '../field-types/preparedParts';
import { message } from '../field-types/message/field';
import { ModuleFields } from './ModuleFields';

const fields = {
  posts: list({
    label: 'Posts',
    itemName: 'post',
    most: 3,
    fields: { title: text({ label: 'Title', maxLength: 9 }) },
  }),
};

beforeAll(() => preparedFor({ ...fields, message: empty }));

function Example({ fields, values }: { fields: FieldSet; values: Values }) {
  const form = useZodForm<Values, Values>(valuesSchema(fields), values);
  return (
    <Form form={form} label="Example" onSubmit={() => Promise.resolve(undefined)}>
      <ModuleFields fields={fields} />
    </Form>
  );
}
const show = (shown: FieldSet, values: Values) => {
  const element = <Example fields={shown} values={values} />;
  const app = createStore();
  attachServerData(app);
  render(
    <Provider store={app.store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Provider>,
  );
};
const showPosts = (...titles: string[]) =>
  show(fields, { posts: titles.map((title) => ({ title })) });
const button = (name: string) => screen.getByRole('button', { name });
/** Presses by keyboard, so that the button has the focus. */
const press = async (name: string) => {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
};
const titles = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Title' }).map(({ value }) => value);

test('removing an item moves the focus to the remove button of the next', async () => {
  showPosts('a', 'b', 'c');
  await press('Remove post 2');
  expect(titles()).toEqual(['a', 'c']);
  expect(button('Remove post 2')).toHaveFocus();
});

test('removing the last item moves the focus to the remove button of the item before it', async () => {
  showPosts('a', 'b');
  await press('Remove post 2');
  expect(button('Remove post 1')).toHaveFocus();
});

test('removing the only item moves the focus to the add button', async () => {
  showPosts('a');
  await press('Remove post 1');
  expect(button('Add post')).toHaveFocus();
});

test('the focus follows a moved item', async () => {
  showPosts('a', 'b', 'c');
  await press('Move post 3 up');
  expect(titles()).toEqual(['a', 'c', 'b']);
  expect(button('Move post 2 up')).toHaveFocus();
});

test('at the end of the list, the focus moves to the opposite button', async () => {
  showPosts('a', 'b');
  await press('Move post 2 up');
  expect(button('Move post 1 down')).toHaveFocus();
});

test('an item is lifted, moved and dropped by keyboard, and keeps its place until it is dropped', async () => {
  showPosts('a', 'b', 'c');
  button('Move post 3').focus();
  await userEvent.keyboard(' ');
  expect(button('Move post 3')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(titles()).toEqual(['a', 'b', 'c']);
  expect(screen.getByRole('group', { name: 'Post 1' })).toHaveClass('row-target-above');
  await userEvent.keyboard(' ');
  expect(titles()).toEqual(['c', 'a', 'b']);
  expect(button('Move post 1')).toHaveFocus();
  expect(button('Move post 1')).toHaveAttribute('aria-pressed', 'false');
});

test('Escape leaves a lifted item in its place', async () => {
  showPosts('a', 'b');
  button('Move post 1').focus();
  await userEvent.keyboard(' {ArrowDown}{Escape}');
  expect(titles()).toEqual(['a', 'b']);
  expect(button('Move post 1')).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Post 2' })).not.toHaveClass('row-target-below');
});

test('a single item has no move buttons', () => {
  showPosts('a');
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  expect(button('Remove post 1')).toBeVisible();
});

test('an added item gets the focus, even when it fills the list', async () => {
  showPosts('a', 'b');
  await press('Add post');
  expect(screen.getAllByRole('textbox', { name: 'Title' })[2]).toHaveFocus();
  expect(button('Add post')).toBeDisabled();
});

const empty = message({ label: 'Message', content: 'Hi' });
const withParts: Values = {
  message: {
    ...empty.initial,
    embeds: message({ label: 'Message', embed: { title: 'One' } }).initial.embeds,
    buttons: [linkButton('One', 'https://castlebots.io')],
  },
};

test.each([
  ['Remove embed 1', 'Add embed'],
  ['Remove button 1', 'Add button'],
])('%s moves the focus to %s', async (remove, add) => {
  show({ message: empty }, withParts);
  await press(remove);
  expect(button(add)).toHaveFocus();
});

test('a duplicated embed opens below the original, with the focus in it', async () => {
  show({ message: empty }, withParts);
  await press('Duplicate embed 1');
  const titles = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Title' });
  expect(titles.map(({ value }) => value)).toEqual(['One', 'One']);
  expect(titles[1]).toHaveFocus();
});

test('the message shows how much of Discord’s limits is used', () => {
  show({ message: empty }, withParts);
  expect(screen.getByText('1 / 10 embeds')).toBeVisible();
  expect(screen.getByText('3 / 6,000 characters together')).toBeVisible();
  expect(screen.getByText('1 / 25 buttons')).toBeVisible();
  expect(screen.getByText('1 / 5 rows of five')).toBeVisible();
});

test('a button that replies has a style and a reply in place of a link', async () => {
  show({ message: empty }, withParts);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'When pressed' }), 'ANSWER');
  expect(screen.getByRole('combobox', { name: 'Style' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Button 1 reply' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Button 1 link' })).not.toBeInTheDocument();
});

test('pasted JSON replaces the message, and parts that cannot be imported are named', async () => {
  show({ message: empty }, withParts);
  await userEvent.click(button('Paste JSON or link'));
  const dialog = await screen.findByRole('dialog', { name: 'Paste a message' });
  await userEvent.click(within(dialog).getByRole('textbox', { name: 'JSON or link' }));
  await userEvent.paste('{"content":"gm","username":"x","embeds":[{"title":"A"},{"title":"B"}]}');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Replace message' }));
  expect(within(dialog).getByText('Message: username')).toBeVisible();
  expect(screen.getByLabelText('Text', { selector: 'textarea' })).toHaveValue('gm');
  const titles = screen.getAllByLabelText<HTMLInputElement>('Title');
  expect(titles.map(({ value }) => value)).toEqual(['A', 'B']);
});

test('the format toolbar is used by arrow keys and formats the selection', async () => {
  show({ message: empty }, { message: { ...empty.initial, content: 'gm keepers' } });
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  text.focus();
  text.setSelectionRange(3, 10);
  const tools = within(screen.getByRole('toolbar', { name: 'Format: Text' }));
  tools.getByRole('button', { name: 'Bold' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tools.getByRole('button', { name: 'Italic' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(text).toHaveValue('gm *keepers*');
  expect(text).toHaveFocus();
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(text).toHaveValue('gm ***keepers***');
});

test('a closed emoji name becomes its emoji while typing', async () => {
  show({ message: empty }, { message: { ...empty.initial, content: '' } });
  const text = screen.getByRole('textbox', { name: 'Text' });
  await userEvent.type(text, 'gm :fir');
  await screen.findByRole('option', { name: /fire$/, selected: true });
  await userEvent.type(text, 'e:');
  expect(text).toHaveValue('gm 🔥');
});
