import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { screen as route, section } from '@/shared/routing/table';

const ok = (data: unknown, message = '') => HttpResponse.json({ success: true, message, data });
const server = serveApi(signedIn());

/** Size of each picture by file name, because jsdom decodes no pictures. */
const sizes: Record<string, [width: number, height: number]> = {
  'me.jpg': [4000, 3000],
  'tiny.png': [63, 400],
};
const drawn = vi.fn<(...from: number[]) => void>();
let hasOwnPicture: boolean;
let discords: string | null;
const sent: string[] = [];

beforeEach(() => {
  hasOwnPicture = false;
  discords = 'https://cdn.discordapp.com/avatars/1/a.png';
  sent.length = 0;
  drawn.mockReset();
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    const [width, height] = sizes[file.name] ?? [];
    if (width === undefined) throw new DOMException('It can’t be decoded.', 'InvalidStateError');
    return { width, height, close: () => undefined };
  });
  // jsdom draws nothing.
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value: () => ({ drawImage: (_: unknown, ...from: number[]) => drawn(...from) }),
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['drawn anew'], { type: type ?? '' })),
  );
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  server.use(
    http.get('*/api/users/me/profile/preview', () => ok({ members: null, strangers: null })),
    http.get('*/api/users/me/profile', () =>
      ok({
        username: 'mira',
        picture: hasOwnPicture ? '/api/users/pictures/one' : discords,
        hasOwnPicture,
        displayName: 'Mira',
        bio: '',
        website: '',
        visibility: 'PUBLIC',
        shown: {},
        version: 0,
      }),
    ),
    http.put('*/api/users/me/picture', ({ request }) => {
      sent.push(request.headers.get('content-type') ?? '');
      hasOwnPicture = true;
      return ok({ picture: '/api/users/pictures/one' }, 'Picture updated');
    }),
    http.delete('*/api/users/me/picture', () => {
      hasOwnPicture = false;
      return ok({ picture: null }, 'Picture removed. Your Discord picture is shown.');
    }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = async () => {
  renderApp(
    '/dashboard/settings/profile',
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [route('settings/profile', 'Profile', () => import('./ProfileScreen'))],
      ),
    ],
    'user',
  );
  return within(await screen.findByRole('region', { name: 'Profile picture' }));
};
const file = (name: string, type: string) => new File(['x'], name, { type });
const choose = async (picture: File) =>
  userEvent.upload(screen.getByLabelText(/Add picture|Change picture/), picture, {
    applyAccept: false,
  });

test('a picture is cropped and previewed, uploaded on confirmation, and can be removed', async () => {
  const region = await open();
  await choose(file('me.jpg', 'image/jpeg'));
  expect(await region.findByRole('img', { name: 'Preview' })).toBeVisible();
  expect(drawn).toHaveBeenCalledWith(500, 0, 3000, 3000, 0, 0, 512, 512);
  expect(sent).toEqual([]);
  await userEvent.click(region.getByRole('button', { name: 'Use this picture' }));
  expect(await region.findByText(/^Your own picture\. If you remove it/)).toBeVisible();
  expect(sent).toEqual(['image/webp']);
  await userEvent.click(await region.findByRole('button', { name: 'Remove picture' }));
  expect(await region.findByText('This is your Discord picture.')).toBeVisible();
});

test('a chosen picture can be canceled', async () => {
  const region = await open();
  await choose(file('me.jpg', 'image/jpeg'));
  await userEvent.click(await region.findByRole('button', { name: 'Cancel' }));
  expect(region.getByText('This is your Discord picture.')).toBeVisible();
  expect(sent).toEqual([]);
});

test.each([
  ['tiny.png', 'image/png', /too small/],
  ['broken.png', 'image/png', /Couldn’t read/],
  ['notes.svg', 'image/svg+xml', /isn’t a PNG/],
])('%s is refused before the upload', async (name, type, words) => {
  const region = await open();
  await choose(file(name, type));
  expect(await region.findByText(words)).toBeVisible();
  expect(region.queryByRole('button', { name: 'Use this picture' })).not.toBeInTheDocument();
});

test('a picture that the server refuses shows the error and can be sent again', async () => {
  server.use(
    http.put(
      '*/api/users/me/picture',
      () => HttpResponse.json({ success: false, message: 'Go on tomorrow.' }, { status: 429 }),
      { once: true },
    ),
  );
  const region = await open();
  await choose(file('me.jpg', 'image/jpeg'));
  await userEvent.click(await region.findByRole('button', { name: 'Use this picture' }));
  expect(await region.findByText('Go on tomorrow.')).toBeVisible();
  await userEvent.click(region.getByRole('button', { name: 'Use this picture' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('the picture chosen last is kept, however long the first takes to render', async () => {
  let finish: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const draw = globalThis.createImageBitmap;
  vi.stubGlobal('createImageBitmap', async (picture: File) => {
    if (picture.name === 'tiny.png') await slow;
    return draw(picture);
  });
  const region = await open();
  await choose(file('tiny.png', 'image/png'));
  await choose(file('me.jpg', 'image/jpeg'));
  expect(await region.findByRole('img', { name: 'Preview' })).toBeVisible();
  finish();
  await slow;
  await waitFor(() => expect(region.queryByText(/too small/)).not.toBeInTheDocument());
  expect(region.getByRole('button', { name: 'Use this picture' })).toBeVisible();
});

test('without a Discord picture the page says that a generated picture is shown', async () => {
  discords = null;
  const region = await open();
  expect(region.getByText(/we show a generated one/)).toBeVisible();
});
