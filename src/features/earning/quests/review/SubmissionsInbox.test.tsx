import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderDashboard } from '@/app/testing/renderDashboard';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { scriptedChain } from '@/mock-api/testing/scriptedChain';
import { NARROW } from '@/shared/hooks/useMedia';
import { screen as route } from '@/shared/routing/table';
import type { Submission } from './submission';
import { SubmissionsInbox } from './SubmissionsInbox';
import { reviewCalls, submission, type ReviewBackend } from './testing/reviewCalls';

const LIST = '*/api/servers/:server/submissions';

let backend: TestBackend;
let held: ReviewBackend;
beforeEach(() => {
  backend = createTestBackend({ startChain: async () => scriptedChain() });
  backend.signInAs('owner');
});
afterEach(() => backend.close());

const Page = () => <SubmissionsInbox serverId="srv-keep" />;
function open(rows: Submission[], address = 'inbox') {
  held = { rows, reasons: [], decisions: [], undone: [], searches: [] };
  backend.server.use(...reviewCalls(held));
  renderDashboard(address, [route('inbox', 'Inbox', async () => ({ default: Page }))], 'srv-keep');
}
const row = (id: string) => screen.findByRole('button', { name: new RegExp(`Member ${id}`) });
const detail = (id: string) => screen.findByRole('region', { name: new RegExp(`Member ${id}`) });
const decision = async (name: string) => {
  const group = await screen.findByRole('group', { name: 'Your decision' });
  return within(group).findByRole('button', { name });
};
const reason = () => screen.findByRole('textbox', { name: 'Rejection reason' });

describe('the inbox', () => {
  test('opens the first waiting submission beside the list', async () => {
    open([submission('a'), submission('b')]);
    expect(within(await detail('a')).getByText('I am a')).toBeVisible();
    expect(await row('a')).toHaveAttribute('aria-current', 'true');
  });

  test('requests waiting submissions until another status is chosen', async () => {
    open([submission('a'), submission('b', { state: 'APPROVED' })]);
    await row('a');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All');
    expect(await row('b')).toBeVisible();
    expect(held.searches.map((search) => search.get('state'))).toEqual(['IN_REVIEW', null]);
  });

  test('shows an answer as plain text, whatever it contains', async () => {
    const answer = '<img src=x onerror=alert(1)>\njavascript:alert(2)';
    const [task] = submission('a').tasks;
    if (!task) throw new Error('no task');
    open([submission('a', { tasks: [{ ...task, answer }] })]);
    const shown = await detail('a');
    expect(shown.querySelector('blockquote')?.textContent).toBe(answer);
    expect(within(shown).queryByRole('link')).not.toBeInTheDocument();
  });

  test('says that an unreadable task couldn’t be shown, not that nothing was submitted', async () => {
    open([submission('a')]);
    const items = [{ ...submission('a'), tasks: ['odd'] }];
    backend.server.use(
      http.get(LIST, () =>
        HttpResponse.json({
          success: true,
          message: '',
          data: { items, total: 1, page: 1, pageSize: 25 },
        }),
      ),
    );
    const shown = within(await detail('a'));
    expect(shown.getByText('1 task couldn’t be shown.')).toBeVisible();
    expect(shown.queryByText(/^Nothing submitted/)).not.toBeInTheDocument();
  });

  test('shows signs of abuse in words', async () => {
    const message = 'The same text as in 2 other submissions';
    open([submission('a', { flags: [{ kind: 'SAME_TEXT', message }] })]);
    expect(within(await detail('a')).getByText(message)).toBeVisible();
  });

  test('disables decisions on the reviewer’s own submission and says why', async () => {
    open([submission('a', { isOwn: true })]);
    const approve = await decision('Approve');
    expect(approve).toBeDisabled();
    expect(approve).toHaveAccessibleDescription(/your own/);
  });

  test('shows an empty state when no submission waits', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'No submissions to review' })).toBeVisible();
  });

  test('says how to become a reviewer when access is refused', async () => {
    open([]);
    backend.server.use(
      http.get(LIST, () => HttpResponse.json({ success: false, message: 'No' }, { status: 403 })),
    );
    expect(await screen.findByText(/to make you a reviewer/)).toBeVisible();
  });

  test('offers a retry after a failed load', async () => {
    open([submission('a')]);
    backend.server.use(
      http.get(
        LIST,
        () => HttpResponse.json({ success: false, message: 'Gates are shut' }, { status: 500 }),
        { once: true },
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await row('a')).toBeVisible();
  });
});

describe('deciding', () => {
  test('an approval opens the next submission and moves the focus to it', async () => {
    open([submission('a'), submission('b')]);
    await userEvent.click(await decision('Approve'));
    const next = await detail('b');
    await waitFor(() => expect(within(next).getByRole('heading', { level: 2 })).toHaveFocus());
    expect(held.decisions).toEqual([{ id: 'a', body: { verdict: 'APPROVE', version: 1 } }]);
  });

  test('a decision can be undone', async () => {
    open([submission('a'), submission('b')]);
    await userEvent.click(await decision('Approve'));
    const notes = within(await screen.findByRole('list', { name: 'Recent decisions' }));
    expect(notes.getByText(/^Approved\. Takes effect in \d+ seconds?\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo for Member a' }));
    expect(await detail('a')).toBeVisible();
    expect(held.undone).toEqual(['a']);
  });

  test('rejecting needs a reason', async () => {
    open([submission('a')]);
    await userEvent.click(await decision('Reject'));
    expect(await reason()).toHaveAccessibleDescription(/Enter a reason/);
    expect(await reason()).toHaveFocus();
    expect(held.decisions).toEqual([]);
  });

  test('a saved reason can be chosen for the next submission', async () => {
    open([submission('a'), submission('b')]);
    await userEvent.type(await reason(), 'Not you');
    await userEvent.click(await screen.findByRole('button', { name: 'Save reason' }));
    await waitFor(() => expect(held.reasons).toEqual(['Not you']));
    await userEvent.click(await row('b'));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Saved reasons' }),
      'Not you',
    );
    expect(await reason()).toHaveValue('Not you');
  });

  test('a decision by someone else is shown, and the submission stays open', async () => {
    open([submission('a'), submission('b')]);
    await userEvent.type(await reason(), 'Blurred');
    held.rows = [submission('a', { state: 'APPROVED', version: 2 }), submission('b')];
    await userEvent.click(await decision('Reject'));
    expect(
      await screen.findByText('Someone else changed this submission. Refresh to see it.'),
    ).toBeVisible();
    expect(await detail('a')).toBeVisible();
    await waitFor(async () =>
      expect(
        within(await detail('a')).getByText('This submission is already reviewed.'),
      ).toBeVisible(),
    );
  });
});

describe('keys', () => {
  const focusInside = async () => (await row('a')).focus();

  test('j and k move through the list', async () => {
    open([submission('a'), submission('b')]);
    await focusInside();
    await userEvent.keyboard('j');
    expect(await detail('b')).toBeVisible();
    await userEvent.keyboard('k');
    expect(await detail('a')).toBeVisible();
  });

  test('a approves, r moves the focus to the reason', async () => {
    open([submission('a'), submission('b')]);
    await focusInside();
    await userEvent.keyboard('a');
    await detail('b');
    await userEvent.keyboard('r');
    expect(await reason()).toHaveFocus();
  });

  test('letters typed into a field decide nothing', async () => {
    open([submission('a')]);
    await userEvent.type(await reason(), 'aj');
    expect(await reason()).toHaveValue('aj');
    expect(held.decisions).toEqual([]);
  });

  test('keys pressed outside the inbox do nothing', async () => {
    open([submission('a')]);
    await row('a');
    document.body.focus();
    await userEvent.keyboard('a');
    expect(held.decisions).toEqual([]);
  });
});

describe('in a narrow window', () => {
  beforeEach(() => {
    const wide = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(wide(query), { matches: query === NARROW }),
    );
  });
  afterEach(() => void vi.restoreAllMocks());

  test('an opened submission replaces the list and takes the focus', async () => {
    open([submission('a'), submission('b')]);
    await userEvent.click(await row('b'));
    const heading = within(await detail('b')).getByRole('heading', { level: 2 });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('button', { name: /Member a/ })).not.toBeInTheDocument();
  });

  test('Back returns to the list', async () => {
    open([submission('a'), submission('b')], 'inbox?in-open=b');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to list' }));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Submissions' })).toHaveFocus());
  });
});

test('several submissions are rejected with one reason, and failures are listed', async () => {
  open([submission('a'), submission('b'), submission('c', { isOwn: true })]);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Select all/ }));
  held.rows = held.rows.map((each) =>
    each.id === 'b' ? submission('b', { state: 'APPROVED' }) : each,
  );
  const bulk = within(screen.getByRole('group', { name: 'Selected submissions' }));
  await userEvent.click(bulk.getByRole('button', { name: 'Reject 2' }));
  await userEvent.type(bulk.getByRole('textbox', { name: /reason/ }), 'Copied');
  await userEvent.click(bulk.getByRole('button', { name: 'Reject 2' }));
  expect(await screen.findByText('Couldn’t review 1 submission:')).toBeVisible();
  expect(held.decisions.map(({ id }) => id)).toEqual(['a', 'b']);
});
