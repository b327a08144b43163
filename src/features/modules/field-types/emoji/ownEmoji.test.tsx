import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { selectServerOrWarn } from '@/features/server/discord/loadServerDetails';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { Form } from '@/shared/ui/form/Form';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { emoji } from './field';
import { EmojiField } from './EmojiField';

const CALL = '/api/discord/servers/srv-keep/emojis';
const KEEP = '<:keep:771100000000000001>';
const schema = z.object({
  sign: emoji({ label: 'Sign' }).schema,
  other: emoji({ label: 'Other' }).schema,
});

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

function Example({ sign }: { sign: string }) {
  const form = useZodForm(schema, { sign, other: '' });
  return (
    <Form form={form} label="Wall" onSubmit={() => Promise.resolve(undefined)}>
      <EmojiField name="sign" label="Sign" isJudged />
      <EmojiField name="other" label="Other" />
    </Form>
  );
}

async function show(sign = '') {
  const app = createStore();
  attachServerData(app);
  await app.store.dispatch(selectServerOrWarn('srv-keep'));
  render(
    <Provider store={app.store}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/', element: <Example sign={sign} /> }])}
      />
    </Provider>,
  );
}
const asked = () => backend.requests().filter(({ path }) => path === CALL).length;
const openers = () => screen.getAllByRole('button', { name: /^(Choose an|Change) emoji/ });
async function open(place = 0) {
  const opener = openers()[place];
  if (opener) await userEvent.click(opener);
  return screen.findByRole('searchbox', { name: 'Search emoji' });
}
const own = () => screen.findByRole('rowgroup', { name: 'This server' });
const names = (group: HTMLElement) =>
  within(group)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

test('the server’s usable emoji come first, and are requested once, when a picker opens', async () => {
  await show();
  expect(asked()).toBe(0);
  await open();
  expect(names(await own())).toEqual(['keep', 'gm', 'torch', 'whale_gem', 'sworn']);
  await userEvent.keyboard('{Escape}');
  await open(1);
  await own();
  expect(asked()).toBe(1);
});

test('a server emoji is found by name, chosen by keyboard and shown by its picture', async () => {
  await show();
  const search = await open();
  await own();
  await userEvent.type(search, 'keep{Enter}');
  expect(screen.getByRole('textbox', { name: 'Sign' })).toHaveValue(KEEP);
  const face = screen.getByRole('button', { name: 'Change emoji: keep' });
  expect(await within(face).findByAltText(':keep:')).toHaveAttribute(
    'src',
    '/__mock/pictures/emoji/keep.svg',
  );
  expect(face).toHaveFocus();
});

test('arrow keys move from the last row of a group to the first row of the next', async () => {
  await show();
  await open();
  await own();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'thumbs down' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}');
  expect(screen.getByRole('button', { name: 'sworn' })).toHaveFocus();
});

test('a failed request leaves Unicode emoji, and Retry loads the server’s emoji', async () => {
  let isDown = true;
  backend.server.use(
    http.get(`*${CALL}`, () =>
      isDown
        ? HttpResponse.json({ success: false, message: 'Down', data: null }, { status: 500 })
        : undefined,
    ),
  );
  await show();
  const search = await open();
  expect(await screen.findByText('Couldn’t load this server’s emoji.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'thumbs up' })).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(search).toHaveFocus();
  expect(names(await own())).toContain('keep');
});

test('an unreadable emoji is left out, and the others stay', async () => {
  backend.server.use(
    http.get(`*${CALL}`, () =>
      HttpResponse.json({
        success: true,
        message: '',
        data: {
          emojis: [
            { id: 7, name: 'odd' },
            { id: '771100000000000001', name: 'keep' },
          ],
        },
      }),
    ),
  );
  await show();
  await open();
  expect(names(await own())).toEqual(['keep']);
});

test('an emoji the server lacks or has lost causes a warning', async () => {
  await show('<:gone:999999999999999999>');
  expect(await screen.findByText(/^:gone: isn’t an emoji of this server/)).toHaveRole('status');
  const box = screen.getByRole('textbox', { name: 'Sign' });
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste('<:throne:771100000000000006>');
  expect(await screen.findByText(/^:throne: isn’t available/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change emoji: throne' })).toHaveTextContent(
    ':throne:',
  );
});
