import { http, HttpResponse } from 'msw';
import { submissionSchema, type Submission } from '../submission';

const AT = '2025-11-20T10:00:00.000Z';
const LATER = '2025-11-20T10:00:10.000Z';

/** A submission waiting for review, with one text task. Omitted fields default to null, false or empty. */
export const submission = (id: string, change: Partial<Submission> = {}): Submission => ({
  ...submissionSchema.parse({
    id,
    version: 1,
    questId: 'q-hello',
    questTitle: 'Say hello',
    member: { id: `usr-${id}`, name: `Member ${id}` },
    state: 'IN_REVIEW',
    attempt: 1,
    submittedAt: AT,
    flags: [],
    tasks: [
      {
        id: 't1',
        kind: 'TEXT',
        prompt: 'Introduce yourself',
        state: 'IN_REVIEW',
        answer: `I am ${id}`,
      },
    ],
  }),
  ...change,
});

const ok = (data: unknown) => HttpResponse.json({ success: true, message: '', data });
const refused = (status: number, message: string) =>
  HttpResponse.json({ success: false, message }, { status });

/** The submissions the API has, and the requests it received. */
export interface ReviewBackend {
  rows: Submission[];
  reasons: string[];
  /** Each decision, in order. */
  decisions: { id: string; body: unknown }[];
  undone: string[];
  /** The searches of the list. */
  searches: URLSearchParams[];
}

/** The review endpoints over the test's rows, with the back end's responses. */
export function reviewCalls(held: ReviewBackend) {
  const at = (id: unknown) => held.rows.findIndex((row) => row.id === id);
  const change = (id: unknown, part: Partial<Submission>) => {
    held.rows = held.rows.map((row) => (row.id === id ? Object.assign({}, row, part) : row));
    return ok({ submission: held.rows[at(id)] });
  };
  return [
    http.get('*/api/servers/:server/submissions', ({ request }) => {
      const { searchParams } = new URL(request.url);
      held.searches.push(searchParams);
      const state = searchParams.get('state');
      const items = held.rows.filter((row) => state === null || row.state === state);
      return ok({ items, total: items.length, page: 1, pageSize: 25 });
    }),
    http.get('*/api/servers/:server/submissions/:id', ({ params }) => {
      const row = held.rows[at(params['id'])];
      return row ? ok({ submission: row }) : refused(404, 'Submission not found.');
    }),
    http.put('*/api/servers/:server/submissions/:id/decision', async ({ params, request }) => {
      const body: unknown = await request.json();
      held.decisions.push({ id: String(params['id']), body });
      if (held.rows[at(params['id'])]?.state !== 'IN_REVIEW') {
        return refused(409, 'Someone else changed this submission. Refresh to see it.');
      }
      const isGood = JSON.stringify(body).includes('APPROVE');
      const state = isGood ? 'APPROVED' : 'REJECTED';
      return change(params['id'], { state, decidedAt: AT, effectiveAt: LATER });
    }),
    http.delete('*/api/servers/:server/submissions/:id/decision', ({ params }) => {
      held.undone.push(String(params['id']));
      return change(params['id'], { state: 'IN_REVIEW', decidedAt: null, effectiveAt: null });
    }),
    http.get('*/api/servers/:server/review-reasons', () => ok({ reasons: held.reasons })),
    http.put('*/api/servers/:server/review-reasons', async ({ request }) => {
      const body: unknown = await request.json();
      if (typeof body === 'object' && body !== null && 'reasons' in body) {
        held.reasons = Array.isArray(body.reasons) ? body.reasons.map(String) : [];
      }
      return ok({ reasons: held.reasons });
    }),
  ];
}
