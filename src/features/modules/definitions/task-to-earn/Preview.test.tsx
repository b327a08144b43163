import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { selectServerOrWarn } from '@/features/server/discord/loadServerDetails';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import CategoryPreview from './Preview';
import category from './definition';

const CALL = '/api/discord/servers/srv-keep/emojis';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

async function show(emoji: string) {
  const app = createStore();
  attachServerData(app);
  await app.store.dispatch(selectServerOrWarn('srv-keep'));
  render(
    <Provider store={app.store}>
      <CategoryPreview
        values={{ ...category.initial, name: 'Social', emoji }}
        fields={category.fields}
        variables={category.variables}
      />
    </Provider>,
  );
  return screen.getByRole('heading', { name: 'Social' });
}
const asked = () => backend.requests().filter(({ path }) => path === CALL).length;

test('an animated server emoji shows its still picture, as members see it', async () => {
  const heading = await show('<a:torch:771100000000000003>');
  expect(await within(heading).findByAltText(':torch:')).toHaveAttribute(
    'src',
    '/__mock/pictures/emoji/torch-still.svg',
  );
});

test('a deleted emoji is left out, as on the board', async () => {
  const heading = await show('<:gone:999999999999999999>');
  await expect.poll(asked).toBe(1);
  expect(heading).toHaveTextContent(/^Social$/);
});

test('a Unicode emoji is shown without a request for the server’s emoji', async () => {
  expect(await show('🔥')).toHaveTextContent('🔥 Social');
  expect(asked()).toBe(0);
});
