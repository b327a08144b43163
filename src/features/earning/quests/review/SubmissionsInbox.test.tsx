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

describe('what is shown', () => {
  test('the first that waits is open beside the list', async () => {
    open([submission('a'), submission('b')]);
    expect(within(await detail('a')).getByText('I am a')).toBeVisible();
    expect(await row('a')).toHaveAttribute('aria-current', 'true');
  });

  test('what waits is asked for until another state is chosen', async () => {
    open([submission('a'), submission('b', { state: 'APPROVED' })]);
    await row('a');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All');
    expect(await row('b')).toBeVisible();
    expect(held.searches.map((search) => search.get('state'))).toEqual(['IN_REVIEW', null]);
  });

  test('what a stranger wrote is text, whatever is in it', async () => {
    const answer = '<img src=x onerror=alert(1)>\njavascript:alert(2)';
    const [task] = submission('a').tasks;
    if (!task) throw new Error('no task');
    open([submission('a', { tasks: [{ ...task, answer }] })]);
    const shown = await detail('a');
    expect(shown.querySelector('blockquote')?.textContent).toBe(answer);
    expect(within(shown).queryByRole('link')).not.toBeInTheDocument();
  });

  test('what was handed in and cannot be read is not said to be nothing', async () => {
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

  test('signs of abuse are told in words', async () => {
    const message = 'The same text as in 2 other submissions';
    open([submission('a', { flags: [{ kind: 'SAME_TEXT', message }] })]);
    expect(within(await detail('a')).getByText(message)).toBeVisible();
  });

  test('one’s own cannot be decided, and why stands beside the buttons', async () => {
    open([submission('a', { isOwn: true })]);
    const approve = await decision('Approve');
    expect(approve).toBeDisabled();
    expect(approve).toHaveAccessibleDescription(/your own/);
  });

  test('nothing waits', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'No submissions to review' })).toBeVisible();
  });

  test('who is no reviewer is told so', async () => {
    open([]);
    backend.server.use(
      http.get(LIST, () => HttpResponse.json({ success: false, message: 'No' }, { status: 403 })),
    );
    expect(await screen.findByText(/to make you a reviewer/)).toBeVisible();
  });

  test('what failed can be asked for again', async () => {
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
  test('after an approval the next is open, and has the focus', async () => {
    open([submission('a'), submission('b')]);
    await userEvent.click(await decision('Approve'));
    const next = await detail('b');
    await waitFor(() => expect(within(next).getByRole('heading', { level: 2 })).toHaveFocus());
    expect(held.decisions).toEqual([{ id: 'a', body: { verdict: 'APPROVE', version: 1 } }]);
  });

  test('a decision can be taken back', async () => {
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

  test('a reason is kept, and can be chosen for the next', async () => {
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

  test('what somebody else decided is said beside it, and what was typed stays', async () => {
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

  test('j and k lead through the list', async () => {
    open([submission('a'), submission('b')]);
    await focusInside();
    await userEvent.keyboard('j');
    expect(await detail('b')).toBeVisible();
    await userEvent.keyboard('k');
    expect(await detail('a')).toBeVisible();
  });

  test('a approves, r goes to the reason', async () => {
    open([submission('a'), submission('b')]);
    await focusInside();
    await userEvent.keyboard('a');
    await detail('b');
    await userEvent.keyboard('r');
    expect(await reason()).toHaveFocus();
  });

  test('letters that are typed into a field decide nothing', async () => {
    open([submission('a')]);
    await userEvent.type(await reason(), 'aj');
    expect(await reason()).toHaveValue('aj');
    expect(held.decisions).toEqual([]);
  });

  test('outside the inbox they do nothing', async () => {
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

  test('what is opened stands in the place of the list, and the focus goes along', async () => {
    open([submission('a'), submission('b')]);
    await userEvent.click(await row('b'));
    const heading = within(await detail('b')).getByRole('heading', { level: 2 });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('button', { name: /Member a/ })).not.toBeInTheDocument();
  });

  test('Back leads to the list', async () => {
    open([submission('a'), submission('b')], 'inbox?in-open=b');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to list' }));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Submissions' })).toHaveFocus());
  });
});

test('several are rejected with one reason, and what failed is told one by one', async () => {
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
