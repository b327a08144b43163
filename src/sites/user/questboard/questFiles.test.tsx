import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { renderApp, serveApi, signedIn } from '@/app/testing/renderApp';
import { sampleQuest, sampleTask } from '@/features/earning/quests/testing/samples';
import { screen as route, section } from '@/shared/routing/table';
import { LAST_ACCOUNT_KEY } from '@/shared/storage/storage';

const ok = (data: unknown, status = 200) =>
  HttpResponse.json({ success: true, message: '', data }, { status });
const server = serveApi(signedIn());
const URL_OF_QUEST = '*/api/questboard/keep/quests/first-steps';
const FILES = `${URL_OF_QUEST}/tasks/t1/files`;
const AT = '2026-03-04T12:00:00.000Z';

type Files = ReturnType<typeof sampleTask>['files'];
let files: Files;
/** Names as they were sent. */
let sent: string[];
beforeEach(() => {
  files = [];
  sent = [];
  server.use(
    http.get(URL_OF_QUEST, () =>
      ok(
        sampleQuest({
          state: files.length === 0 ? 'NOT_STARTED' : 'IN_PROGRESS',
          tasks: [sampleTask({ kind: 'FILE', fileSize: 1, isReviewed: true, files })],
        }),
      ),
    ),
    http.post(FILES, ({ request }) => {
      const name = new URL(request.url).searchParams.get('name') ?? '';
      sent.push(`${name} ${request.headers.get('content-type') ?? ''}`);
      files = [...files, { id: name, name, type: 'application/pdf', bytes: 9, at: AT }];
      return ok({ file: files.at(-1) }, 201);
    }),
    http.delete('*/api/uploads/:id', ({ params }) => {
      files = files.filter(({ id }) => id !== params['id']);
      return ok(null);
    }),
  );
});

const open = () =>
  renderApp(
    '/dashboard/questboard/keep/task-to-earn/first-steps',
    [
      section(
        '/dashboard',
        { adminRoute: false, walletStatus: 'not-required', loginStatus: 'logged-in' },
        'Dashboard',
        () => import('../UserDashboard'),
        [route('questboard/:slug/:moduleSlug/:questSlug', 'Quest', () => import('./QuestScreen'))],
      ),
    ],
    'user',
  );
const input = () => screen.findByLabelText('Your files for task 1');
const attached = async () => within(await screen.findByRole('list', { name: 'Your files' }));
const pdf = (name = 'proof.pdf', size = 9) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const refuse = (status: number, message: string) =>
  server.use(
    http.post(FILES, () => HttpResponse.json({ success: false, message, data: null }, { status }), {
      once: true,
    }),
  );

test('chosen and pasted files are attached and can be removed', async () => {
  open();
  await userEvent.upload(await input(), pdf());
  expect(await (await attached()).findByRole('listitem', { name: 'proof.pdf' })).toBeVisible();
  fireEvent.paste(document.body, { clipboardData: { files: [pdf('pasted.pdf')] } });
  expect(await (await attached()).findByRole('listitem', { name: 'pasted.pdf' })).toBeVisible();
  expect(sent).toEqual(['proof.pdf application/pdf', 'pasted.pdf application/pdf']);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove proof.pdf' }));
  await waitFor(() =>
    expect(screen.queryByRole('listitem', { name: 'proof.pdf' })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(screen.getByLabelText('Your files for task 1')).toHaveFocus());
});

test('a file that is too large or of a wrong type is not sent, and says why', async () => {
  open();
  const files = [
    pdf('huge.pdf', 1024 * 1024 + 1),
    new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }),
  ];
  fireEvent.drop(await input(), { dataTransfer: { files } });
  expect(await screen.findByText('huge.pdf: This file is too large.')).toBeVisible();
  expect(screen.getByText(/^a.svg: This file isn’t/)).toBeVisible();
  expect(await input()).toBeInvalid();
  expect(sent).toEqual([]);
});

test('a failed upload can be retried', async () => {
  refuse(503, 'The gate is closed.');
  open();
  await userEvent.upload(await input(), pdf());
  expect(await screen.findByText('The gate is closed.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry proof.pdf' }));
  expect(await (await attached()).findByRole('listitem', { name: 'proof.pdf' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('The gate is closed.')).not.toBeInTheDocument());
});

test('a refused file cannot be sent again, only dismissed', async () => {
  refuse(409, 'You already attached this file.');
  open();
  await userEvent.upload(await input(), pdf());
  await screen.findByText('You already attached this file.');
  expect(screen.queryByRole('button', { name: /^Retry/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss proof.pdf' }));
  await waitFor(() =>
    expect(screen.queryByRole('listitem', { name: 'proof.pdf' })).not.toBeInTheDocument(),
  );
});

test('an upload shows its progress and can be canceled', async () => {
  server.use(http.post(FILES, () => new Promise<never>(() => undefined)));
  open();
  await userEvent.upload(await input(), pdf());
  expect(await screen.findByRole('progressbar', { name: 'Uploading proof.pdf' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save files: task 1' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel proof.pdf' }));
  await waitFor(() =>
    expect(screen.queryByRole('listitem', { name: 'proof.pdf' })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(screen.getByLabelText('Your files for task 1')).toHaveFocus());
});

test('leaving the page during an upload needs a confirmation', async () => {
  server.use(http.post(FILES, () => new Promise<never>(() => undefined)));
  open();
  await userEvent.upload(await input(), pdf());
  await screen.findByRole('progressbar', { name: 'Uploading proof.pdf' });
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

test('saving without a file shows an error', async () => {
  open();
  await input();
  await userEvent.click(screen.getByRole('button', { name: 'Save files: task 1' }));
  expect(await screen.findByText('Attach a file first.')).toBeVisible();
});

test('A27: in a planted session a file is sent only after the account is confirmed', async () => {
  localStorage.setItem(LAST_ACCOUNT_KEY, 'u-other');
  open();
  await userEvent.upload(await input(), pdf());
  await screen.findByRole('dialog', { name: 'Is this your account?' });
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, this is me' }));
  expect(await (await attached()).findByRole('listitem', { name: 'proof.pdf' })).toBeVisible();
  expect(sent).toEqual(['proof.pdf application/pdf']);
});
