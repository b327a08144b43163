import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { captureDownloads } from '@/shared/ui/table/testing/captureDownloads';
import { EvidenceItem } from './EvidenceItem';
import type { Evidence } from './submission';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Of which addresses were made. */
let blobs: Blob[];
beforeEach(() => {
  blobs = captureDownloads();
});

const FILE = '*/api/uploads/upl-1';
const evidence = (type: string, name: string): Evidence => ({
  id: 't1',
  kind: 'FILE',
  prompt: 'Send a picture',
  state: 'IN_REVIEW',
  answer: null,
  files: [{ id: 'upl-1', name, type, bytes: 2048, at: null }],
  message: null,
});
const answers = (type: string, body: BodyInit = new Uint8Array([1, 2])) =>
  server.use(http.get(FILE, () => new HttpResponse(body, { headers: { 'content-type': type } })));

test('a picture is shown from a blob of the page and can be enlarged', async () => {
  answers('image/png');
  render(<EvidenceItem evidence={evidence('image/png', 'tower.png')} />);
  expect(await screen.findByRole('img', { name: 'tower.png' })).toHaveAttribute('src', 'blob:x');
  expect(blobs.map(({ type }) => type)).toEqual(['image/png']);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge tower.png' }));
  expect(await screen.findByRole('dialog', { name: 'tower.png' })).toBeVisible();
});

test('a response that is no picture is never shown as a picture', async () => {
  answers('text/html', '<script>alert(1)</script>');
  render(<EvidenceItem evidence={evidence('image/png', 'tower.png')} />);
  expect(await screen.findByText('The server sent something unexpected')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(blobs).toEqual([]);
});

test('a picture that fails to load can be retried', async () => {
  server.use(
    http.get(FILE, () =>
      HttpResponse.json({ success: false, message: 'The store is away.' }, { status: 503 }),
    ),
  );
  render(<EvidenceItem evidence={evidence('image/png', 'tower.png')} />);
  await screen.findByText('The store is away.');
  answers('image/png');
  await userEvent.click(screen.getByRole('button', { name: 'Retry loading tower.png' }));
  expect(await screen.findByRole('img', { name: 'tower.png' })).toBeVisible();
});

test('any other file shows its name, type and size, and is fetched on download', async () => {
  render(<EvidenceItem evidence={evidence('application/pdf', '<b>proof</b>.pdf')} />);
  expect(screen.getByText('<b>proof</b>.pdf', { selector: 'bdi' })).toBeVisible();
  expect(screen.getByText('PDF, 2 kB')).toBeVisible();
  expect(blobs).toEqual([]);
  answers('application/pdf');
  await userEvent.click(screen.getByRole('button', { name: /^Download/ }));
  await screen.findByRole('button', { name: /^Download/, busy: false });
  expect(blobs.map(({ type }) => type)).toEqual(['application/pdf']);
});
