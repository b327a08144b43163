import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { Form } from '@/shared/ui/form/Form';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { emoji } from './field';
import { EmojiField } from './EmojiField';
import EmojiPicker from './EmojiPicker';
import type { LoadPicker } from './EmojiPickerPlace';

const CASTLE = '<:castle:123456789012345678>';
const schema = z.object({ sign: emoji({ label: 'Sign' }).schema });
type Save = (values: { sign: string }) => Promise<undefined>;

interface ExampleProps {
  sign: string;
  onSave: Save;
  load?: LoadPicker;
}

function Example({ sign, onSave, ...parts }: ExampleProps) {
  const form = useZodForm(schema, { sign });
  return (
    <Form form={form} label="Wall" onSubmit={onSave}>
      <EmojiField name="sign" label="Sign" {...parts} />
      <SaveBar />
    </Form>
  );
}

function show(props: Partial<ExampleProps> = {}) {
  const onSave = vi.fn<Save>(() => Promise.resolve(undefined));
  const page = <Example sign="" onSave={onSave} {...props} />;
  const app = createStore();
  attachServerData(app);
  render(
    <Provider store={app.store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
    </Provider>,
  );
  return { onSave };
}

const box = () => screen.getByRole('textbox', { name: 'Sign' });
const opener = () => screen.getByRole('button', { name: /^(Choose an|Change) emoji/ });
const searchBox = () => screen.findByRole('searchbox', { name: 'Search emoji' });
const grid = () => screen.getByRole('grid', { name: 'Emoji' });
const choice = (name: string) => within(grid()).getByRole('button', { name });

/** Opens the picker and waits for its code. */
async function open() {
  await userEvent.click(opener());
  await searchBox();
}
async function search(words: string) {
  await open();
  await userEvent.type(await searchBox(), words);
}

test('the picker opens on the search, with common emoji first', async () => {
  show();
  await open();
  expect(await searchBox()).toHaveFocus();
  expect(within(grid()).getAllByRole('button')[0]).toHaveAccessibleName('thumbs up');
});

test('a click chooses an emoji, closes the picker and returns the focus', async () => {
  show();
  await search('fire');
  await userEvent.click(choice('fire'));
  expect(box()).toHaveValue('🔥');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change emoji: fire' })).toHaveFocus();
});

test('the chosen emoji is saved', async () => {
  const { onSave } = show();
  await search('fire');
  await userEvent.click(choice('fire'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ sign: '🔥' });
});

test('arrow keys move through the grid, and Enter chooses', async () => {
  show();
  await open();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(choice('thumbs down')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  expect(within(grid()).getAllByRole('button')[8]).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(box()).toHaveValue('👍');
  expect(opener()).toHaveFocus();
});

test('Home and End move to the first and the last emoji', async () => {
  show();
  await open();
  await userEvent.keyboard('{ArrowDown}{End}');
  expect(within(grid()).getAllByRole('button').at(-1)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(choice('thumbs up')).toHaveFocus();
});

test('Up from the first row returns to the search', async () => {
  show();
  await open();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(await searchBox()).toHaveFocus();
});

test('Tab stops at only one emoji of the grid', async () => {
  show();
  await open();
  await userEvent.tab();
  expect(choice('thumbs up')).toHaveFocus();
  await userEvent.tab();
  expect(box()).toHaveFocus();
});

test('Enter in the search chooses the first result without submitting the form', async () => {
  const { onSave } = show();
  await search('rocket{Enter}');
  expect(box()).toHaveValue('🚀');
  expect(onSave).not.toHaveBeenCalled();
});

test('a search without results says so', async () => {
  show();
  await search('qqqq');
  const said = screen.getByText(/^No emoji found/);
  expect(said).toHaveTextContent('No emoji found for “qqqq”.');
  expect(said).toHaveRole('status');
});

test('Escape closes the picker and returns the focus', async () => {
  show();
  await search('fire');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  expect(box()).toHaveValue('');
});

test('a click elsewhere closes the picker', async () => {
  show();
  await open();
  await userEvent.click(document.body);
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

test('a server emoji can be pasted, and is shown by its name', async () => {
  const { onSave } = show();
  await userEvent.click(box());
  await userEvent.paste(` ${CASTLE} `);
  expect(screen.getByRole('button', { name: 'Change emoji: castle' })).toHaveTextContent(
    ':castle:',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ sign: CASTLE });
});

test('a text that is not an emoji gets an error beside the field', async () => {
  show();
  await userEvent.type(box(), 'castle');
  await userEvent.tab();
  expect(await screen.findByText(/^Choose one emoji, or paste/)).toBeVisible();
  expect(box()).toBeInvalid();
  expect(opener()).toHaveAccessibleName('Choose an emoji');
});

test('choosing an emoji clears the error', async () => {
  show();
  await userEvent.type(box(), 'castle');
  await userEvent.tab();
  await screen.findByText(/^Choose one emoji, or paste/);
  await search('castle');
  await userEvent.click(choice('castle'));
  await waitFor(() => expect(box()).toBeValid());
});

test('a heart pasted without its variation selector gets its full form', async () => {
  const { onSave } = show();
  await userEvent.click(box());
  await userEvent.paste('❤');
  expect(box()).toHaveValue('❤️');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ sign: '❤️' });
});

test('a name between colons becomes its emoji', async () => {
  show();
  await userEvent.type(box(), ':fire:');
  await waitFor(() => expect(box()).toHaveValue('🔥'));
  expect(box()).toHaveFocus();
});

test('Remove clears the emoji', async () => {
  show({ sign: '🔥' });
  expect(opener()).toHaveTextContent('🔥');
  await userEvent.click(screen.getByRole('button', { name: 'Remove emoji' }));
  expect(box()).toHaveValue('');
  expect(opener()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Remove emoji' })).not.toBeInTheDocument();
});

test('a picker that cannot be loaded shows an error, and Retry loads it', async () => {
  const load = vi
    .fn<LoadPicker>(() => Promise.resolve({ default: EmojiPicker }))
    .mockRejectedValueOnce(new Error('No network'));
  show({ load });
  await userEvent.click(opener());
  expect(await screen.findByText('Couldn’t load emoji.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await searchBox()).toHaveFocus();
});
