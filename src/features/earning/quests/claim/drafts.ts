import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { localStore } from '@/shared/storage/storage';

const draftsSchema = z.record(z.string(), z.string());
/** Answers by the ids of their tasks. */
export type Drafts = Readonly<Record<string, string>>;

const NONE: Drafts = {};

/** What was typed on an earlier visit and not sent. */
export const readDrafts = (key: string): Drafts => localStore.getJson(key, draftsSchema) ?? NONE;

/** Keeps it; nothing is left behind where there is nothing to keep. */
export function keepDrafts(key: string, drafts: Drafts): void {
  if (Object.keys(drafts).length === 0) localStore.remove(key);
  else localStore.set(key, JSON.stringify(drafts));
}

/** The drafts with another text for a task. */
export const withDraft = (drafts: Drafts, taskId: string, text: string): Drafts => ({
  ...drafts,
  [taskId]: text,
});

/** The drafts without what was sent, unless it was changed on its way. */
export function withoutSent(drafts: Drafts, taskId: string, sent: string): Drafts {
  if (drafts[taskId] !== sent) return drafts;
  const { [taskId]: _, ...others } = drafts;
  return others;
}

/**
 * Answers that are typed and not yet sent, kept over a reload and a later visit. Nothing secret is typed here.
 *
 * @param place names the quest and whose answers they are: several people may share a browser
 */
export function useDrafts(place: string) {
  const key = `castle-quest-draft:${place}`;
  const [drafts, setDrafts] = useState(() => readDrafts(key));
  useEffect(() => keepDrafts(key, drafts), [key, drafts]);
  return {
    drafts,
    write: (taskId: string, text: string) => setDrafts((before) => withDraft(before, taskId, text)),
    sent: (taskId: string, text: string) =>
      setDrafts((before) => withoutSent(before, taskId, text)),
  };
}
