import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { Provider } from 'react-redux';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { serveApi } from '@/app/testing/renderApp';
import { localPicturePath } from '@/shared/navigation/localPicture';
import { storeServerId } from '@/shared/storage/storedServer';
import { Form } from '@/shared/ui/form/Form';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import type { Values } from '../../common-fields/field';
import { initialValues, valuesSchema } from '../../engine/schema';
import { image } from './field';
import { ImageField } from './ImageField';
import { PictureUploadsContext } from './pictureUploadsContext';

const fields = { banner: image({ label: 'Banner' }) };
const TYPED = 'https://castlebots.io/a.png';

const STORED = `http://localhost:3000/api/pictures/${'a1'.repeat(22)}`;

const server = serveApi();
/** What the back end answers next; it waits for it. */
let reply: Promise<Response>;
let answer: (response: Response) => void;
/** Content-Types of what was sent. */
const sent: (string | null)[] = [];
beforeEach(() => {
  reply = new Promise((resolve) => {
    answer = resolve;
  });
  sent.length = 0;
  storeServerId('srv-keep');
  server.use(
    http.post('*/api/servers/srv-keep/pictures', async ({ request }) => {
      sent.push(request.headers.get('content-type'));
      return (await reply).clone();
    }),
  );
});
const answerStored = () =>
  answer(HttpResponse.json({ success: true, message: '', data: { url: STORED } }, { status: 201 }));
const answerRefused = (message: string) =>
  answer(
    HttpResponse.json(
      { success: false, message: '', data: { errors: [{ path: 'file', message }] } },
      { status: 400 },
    ),
  );

function Harness() {
  const form = useZodForm<Values, Values>(valuesSchema(fields), initialValues(fields));
  return (
    <Form form={form} label="Fields" onSubmit={async () => undefined}>
      <ImageField name="banner" label="Banner" />
    </Form>
  );
}
function show(canSave = true) {
  const app = createStore();
  attachServerData(app);
  return render(
    <Provider store={app.store}>
      <PictureUploadsContext value={canSave}>
        <Harness />
      </PictureUploadsContext>
    </Provider>,
  );
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Banner' });
const button = () => screen.findByRole('button', { name: 'Upload Banner' });
const cancelButton = () => screen.findByRole('button', { name: 'Cancel upload Banner' });
const png = () => new File(['a picture'], 'banner.png', { type: 'image/png' });
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText<HTMLInputElement>('Banner: file'), file, {
    applyAccept: false,
  });

test('an uploaded picture becomes the address in the field and is shown', async () => {
  const { container } = show();
  await choose(png());
  expect((await cancelButton()).parentElement).toHaveAttribute('aria-busy', 'true');
  answerStored();
  await button();
  expect(sent).toEqual(['image/png']);
  expect(box()).toHaveValue(STORED);
  expect(container.querySelector('img')).toHaveAttribute('src', localPicturePath(STORED));
});

test('a rejected upload shows its error at the field and keeps the typed link', async () => {
  show();
  await userEvent.type(box(), TYPED);
  await choose(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/isn’t a PNG, JPEG, WebP or GIF/);
  expect(sent).toEqual([]);

  answerRefused('This image is damaged or incomplete.');
  await choose(png());
  expect(await screen.findByText('This image is damaged or incomplete.')).toBeVisible();
  expect(box()).toHaveValue(TYPED);
  expect(await button()).toHaveAccessibleDescription('This image is damaged or incomplete.');
  await userEvent.type(box(), '?a');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a picture can be pasted or dropped; pasted text goes into the box', async () => {
  show();
  await userEvent.click(box());
  await userEvent.paste(TYPED);
  expect(box()).toHaveValue(TYPED);
  answerStored();
  fireEvent.paste(box(), { clipboardData: { types: ['Files'], files: [png()] } });
  await waitFor(() => expect(box()).toHaveValue(STORED));
  await userEvent.clear(box());
  fireEvent.drop(box(), { dataTransfer: { types: ['Files'], files: [png()] } });
  await waitFor(() => expect(box()).toHaveValue(STORED));
});

test('a canceled upload changes nothing', async () => {
  show();
  await userEvent.type(box(), TYPED);
  await choose(png());
  await userEvent.click(await cancelButton());
  answerStored();
  expect(await button()).toHaveFocus();
  expect(box()).toHaveValue(TYPED);
});

test('a form that can’t be saved accepts a typed link, but no upload', async () => {
  show(false);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.paste(box(), { clipboardData: { types: ['Files'], files: [png()] } });
  fireEvent.drop(box(), { dataTransfer: { types: ['Files'], files: [png()] } });
  expect(box().parentElement).toHaveAttribute('aria-busy', 'false');
  await userEvent.type(box(), TYPED);
  expect(box()).toHaveValue(TYPED);
});
