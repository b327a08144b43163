import * as endpoints from '@/features/earning/uploads/endpoints';
import { MOST_FILES, TYPE_NAMES } from '@/features/earning/uploads/fileTypes';
import { serverFor } from '../access/access';
import { done, refuse, Refusal } from '../../http/reply';
import { serve } from '../../http/serve';
import { closed, questAt, type Found } from '../quests/handlers';
import type { QuestTask } from '../quests/taskIds';
import type { SubmissionRow } from '../quests/rows';
import { freshTask, openAttempt, taskRow } from '../quests/submissions';
import type { UserRow } from '../accounts/rows';
import { nextId, type World } from '../../store/world';
import { cleanName } from '../files/content/cleanName';
import { readFile } from '../files/content/readFile';
import { countToday, MOST_A_DAY, whenMore } from './quota';
import type { UploadRow } from '../files/rows';
import { contentOf, digestOf, filesOf, removeFiles, uploadView } from '../files/uploads';

const MB = 1024 * 1024;
const NONE = 'File not found.';
const HANDED_IN = 'You already submitted or completed this quest.';
const DONE = 'This task is done.';

/** The submission that may have one more file for a task, or why it may not. Synchronous. */
function placeFor(
  found: Found,
  task: QuestTask,
  sha256: string,
):
  | SubmissionRow
  | Refusal<
      'already-submitted' | 'daily-limit-reached' | 'file-attached' | 'limit-reached' | 'task-done'
    > {
  const { world, quest, userId } = found;
  const wait = whenMore(world, userId);
  if (wait !== null)
    return refuse(
      'daily-limit-reached',
      `Maximum ${String(MOST_A_DAY)} files per day. Try again tomorrow.`,
      null,
      {
        'Retry-After': String(wait),
      },
    );
  const submission = openAttempt(found, quest);
  if (submission?.state !== 'IN_PROGRESS') return refuse('already-submitted', HANDED_IN);
  if (taskRow(submission, task).state === 'VERIFIED') return refuse('task-done', DONE);
  const files = filesOf(world, submission.id, task.id);
  if (files.length >= MOST_FILES)
    return refuse(
      'limit-reached',
      `Maximum ${String(MOST_FILES)} files per task. Remove one first.`,
    );
  return files.some((each) => each.sha256 === sha256)
    ? refuse('file-attached', 'You already attached this file.')
    : submission;
}

/** A file that a user may see: their own, or a submitted one where they are a reviewer (docs/product/quests.md). */
function visible(world: World, user: UserRow, id: string): UploadRow | Refusal<'file-not-found'> {
  const row = world.db.uploads.find((each) => each.id === id);
  if (row?.userId === user.id) return row;
  const submission = world.db.submissions.find((each) => each.id === row?.submissionId);
  const isHandedIn =
    submission !== undefined && (submission.submittedAt !== null || submission.claimedAt !== null);
  return row && isHandedIn && !(serverFor(world, user, row.serverId, 'reviewer') instanceof Refusal)
    ? row
    : refuse('file-not-found', NONE);
}

export const uploadRoutes = serve(endpoints, {
  uploadTaskFile: async ({ world, user, params, query, body }) => {
    const found = await questAt(world, user, params);
    if (found instanceof Refusal) return found;
    const task = found.quest.tasks.find(({ id }) => id === params.taskId);
    if (task?.kind !== 'FILE')
      return refuse('task-without-files', 'This task doesn’t accept files.');
    const refusal = closed(found);
    if (refusal) return refusal;
    const most = task.fileSize;
    if (body.bytes.byteLength > most * MB)
      return refuse('body-too-large', `Maximum ${String(most)} MB per file for this task.`);
    const file = readFile(body, TYPE_NAMES);
    if (file instanceof Refusal) return file;
    const sha256 = await digestOf(file.kept);
    const place = placeFor(found, task, sha256);
    if (place instanceof Refusal) return place;
    const now = world.clock.now();
    const row: UploadRow = {
      id: nextId(world, 'upl'),
      userId: user.id,
      serverId: found.guild.id,
      questId: found.quest.id,
      submissionId: place.id,
      taskId: task.id,
      name: cleanName(query.name, file.type),
      type: file.type,
      bytes: file.kept.byteLength,
      sha256,
      at: now,
      looseSince: now,
    };
    world.db.uploads.push(row);
    countToday(world, user.id);
    place.version += 1;
    try {
      await world.files.put(row.id, file.kept);
    } catch (error) {
      await removeFiles(world, [row]);
      throw error;
    }
    return done({ file: uploadView(row) }, 'Attached');
  },

  getUpload: async ({ world, user, params }) => {
    const row = visible(world, user, params.uploadId);
    if (row instanceof Refusal) return row;
    const content = await contentOf(world, row);
    return content === null
      ? refuse('file-not-found', NONE)
      : done(new File([content], row.name, { type: row.type }));
  },

  deleteUpload: async ({ world, user, params }) => {
    const row = world.db.uploads.find((each) => each.id === params.uploadId);
    if (row?.userId !== user.id) return refuse('file-not-found', NONE);
    const submission = world.db.submissions.find(({ id }) => id === row.submissionId);
    if (submission && submission.state !== 'IN_PROGRESS')
      return refuse('already-submitted', HANDED_IN);
    if (submission?.tasks[row.taskId]?.state === 'VERIFIED') return refuse('task-done', DONE);
    await removeFiles(world, [row]);
    if (submission) {
      submission.version += 1;
      // Without files the task is no longer ready for review.
      if (filesOf(world, submission.id, row.taskId).length === 0)
        submission.tasks[row.taskId] = freshTask();
    }
    return done(null, 'Removed');
  },
});
