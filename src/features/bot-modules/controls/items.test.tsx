import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Form } from '@/shared/ui/form/Form';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { valuesSchema } from '../engine/schema';
import { text } from '../kinds/text/field';
import type { FieldSet, Values } from '../fields/field';
import { list } from '../kinds/list/field';
import { message } from '../kinds/message/field';
import { ModuleFields } from './ModuleFields';

const fields = {
  posts: list({
    label: 'Posts',
    itemName: 'post',
    most: 3,
    fields: { title: text({ label: 'Title', maxLength: 9 }) },
  }),
};

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
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};
const showPosts = (...titles: string[]) =>
  show(fields, { posts: titles.map((title) => ({ title })) });
const button = (name: string) => screen.getByRole('button', { name });
/** By the keyboard: what is pressed has the focus. */
const press = async (name: string) => {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
};
const titles = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Title' }).map(({ value }) => value);

test('when an item is removed the focus goes to the way to remove the next', async () => {
  showPosts('a', 'b', 'c');
  await press('Remove post 2');
  expect(titles()).toEqual(['a', 'c']);
  expect(button('Remove post 2')).toHaveFocus();
});

test('when the last is removed, to that of the one before it', async () => {
  showPosts('a', 'b');
  await press('Remove post 2');
  expect(button('Remove post 1')).toHaveFocus();
});

test('when none is left, to the way to add one', async () => {
  showPosts('a');
  await press('Remove post 1');
  expect(button('Add post')).toHaveFocus();
});

test('the focus goes along with an item that is moved', async () => {
  showPosts('a', 'b', 'c');
  await press('Move post 3 up');
  expect(titles()).toEqual(['a', 'c', 'b']);
  expect(button('Move post 2 up')).toHaveFocus();
});

test('at the end of the list, to the way back', async () => {
  showPosts('a', 'b');
  await press('Move post 2 up');
  expect(button('Move post 1 down')).toHaveFocus();
});

test('one that is added has the focus, also when it was the last there is room for', async () => {
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
    buttons: [{ label: 'One', url: 'https://castlebots.io' }],
  },
};

test.each([
  ['Remove embed 1', 'Add embed'],
  ['Remove button 1', 'Add button'],
])('%s gives the focus to %s', async (remove, add) => {
  show({ message: empty }, withParts);
  await press(remove);
  expect(button(add)).toHaveFocus();
});
