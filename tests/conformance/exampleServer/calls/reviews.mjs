// Submissions of members, which reviewers approve or reject.

import { ago, record } from '../data.mjs';
import { Failure } from '../http.mjs';
import { contains, ordered, pageOf } from '../lists.mjs';

const timeToUndo = 60 * 1000;
const sortable = ['submittedAt', 'decidedAt', 'attempt', 'questTitle'];

const rowFor = (user, submission) => ({ ...submission, isOwn: submission.member.id === user.id });

export function listSubmissions({ server, user, query: { sort = 'submittedAt', ...query } }) {
  if (!sortable.includes(sort.replace('-', '')))
    throw new Failure(400, 'invalid-fields', {
      errors: [{ path: 'sort', message: 'The list can’t be sorted by this.' }],
    });
  const rows = server.submissions
    .filter(({ questId }) => !query.questId || questId === query.questId)
    .filter(({ state }) => !query.state || state === query.state)
    .filter(({ flags }) => !query.flagged || flags.length)
    .filter(({ member }) => contains(member.name, query.search ?? ''))
    .map((submission) => rowFor(user, submission));
  return pageOf(ordered(rows, sort, 'id'), query);
}

function findSubmission({ server, params }) {
  const submission = server.submissions.find(({ id }) => id === params.submissionId);
  if (!submission) throw new Failure(404, 'submission-not-found');
  return submission;
}

export const getSubmission = (call) => ({ submission: rowFor(call.user, findSubmission(call)) });

export const listReviewReasons = () => ({ reasons: ['The answer is too short.'] });

export function decideSubmission(call) {
  const { server, user, body } = call;
  const submission = findSubmission(call);
  if (submission.member.id === user.id) throw new Failure(403, 'own-case');
  if (body.version !== submission.version) throw new Failure(409, 'stale-version');

  const isApproved = body.verdict === 'APPROVE';
  submission.state = isApproved ? 'APPROVED' : 'REJECTED';
  submission.tasks.forEach((task) => (task.state = isApproved ? 'VERIFIED' : 'REJECTED'));
  submission.note = body.note ?? null;
  submission.decidedBy = user.name;
  submission.decidedAt = ago(0);
  submission.effectiveAt = ago(-timeToUndo);
  submission.version += 1;
  record(
    server,
    user,
    'submission.decided',
    `${isApproved ? 'Approved' : 'Rejected'} a submission of ${submission.member.name}`,
  );
  return getSubmission(call);
}

export function undoSubmissionDecision(call) {
  const { server, user } = call;
  const submission = findSubmission(call);
  if (!(submission.effectiveAt > ago(0))) throw new Failure(409, 'decision-in-effect');

  submission.tasks.forEach((task) => (task.state = 'IN_REVIEW'));
  const undecided = {
    state: 'IN_REVIEW',
    note: null,
    decidedBy: null,
    decidedAt: null,
    effectiveAt: null,
  };
  Object.assign(submission, undecided, { version: submission.version + 1 });
  record(
    server,
    user,
    'submission.undone',
    `Undid the decision about a submission of ${submission.member.name}`,
  );
  return getSubmission(call);
}
