import { completeValues } from '@/features/modules/engine/schema';
import quest from '@/features/modules/definitions/quest/definition';
import { MINUTE } from '@/shared/time/durations';
import type { ModuleRow } from '../domains/module-settings/rows';
import { QUESTS } from './modules/quests';
import { tasksOf } from '../domains/quests/taskIds';
import type { SubmissionRow } from '../domains/quests/rows';
import { personaUserId } from '../domains/accounts/personas';
import type { UploadRow } from '../domains/files/rows';

/** Hash of the result of `drawnBanner`; a test compares them. */
const BANNER_SHA256 = 'c8291f21b055104f2b367fc15c03806a9c41aeb6b94afc1572b00b8b6012c98a';
const BANNER_BYTES = 6297;

interface Seeded {
  submissions: SubmissionRow[];
  uploads: UploadRow[];
}

const idOf = (serverId: string) => `upl-${serverId}`;

/** A submission with a picture on each server that has a quest with a file. */
export function seedUploads(now: number, modules: readonly ModuleRow[]): Seeded {
  const submissions: SubmissionRow[] = [];
  const uploads: UploadRow[] = [];
  for (const { serverId, slug, rules } of modules) {
    const rule =
      slug === 'quest' ? rules.find(({ id }) => id.startsWith(QUESTS.banner)) : undefined;
    const values = rule && completeValues(quest.fields, rule.values);
    const task = values && tasksOf(quest.read(values)).find(({ kind }) => kind === 'FILE');
    if (!rule || !task) continue;
    const userId = personaUserId('ambassador');
    const submissionId = `sub-banner-${serverId}`;
    const at = now - 90 * MINUTE;
    submissions.push({
      id: submissionId,
      serverId,
      questId: rule.id,
      userId,
      attempt: 1,
      version: 1,
      state: 'IN_REVIEW',
      tasks: {
        [task.id]: {
          state: 'IN_REVIEW',
          reason: null,
          message: null,
          answer: null,
          openedAt: at,
          checkedAt: at,
          retryAt: null,
        },
      },
      startedAt: at,
      submittedAt: at + MINUTE,
      decision: null,
      claimedAt: null,
      code: null,
    });
    uploads.push({
      id: idOf(serverId),
      userId,
      serverId,
      questId: rule.id,
      submissionId,
      taskId: task.id,
      name: 'banner.png',
      type: 'image/png',
      bytes: BANNER_BYTES,
      sha256: BANNER_SHA256,
      at,
      looseSince: null,
    });
  }
  return { submissions, uploads };
}
