import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { localStore } from '@/shared/storage/storage';
import type { Step } from '@/shared/ui/steps/FirstSteps';

const placeSchema = z.enum(['unknown', 'open', 'done', 'hidden']);

/** State of the checklist of one server: unknown before the first visit. */
export type ChecklistState = z.infer<typeof placeSchema>;

const keyOf = (serverId: string) => `Setup:${serverId}`;

/**
 * Whether the checklist of a server is shown. Stored per server, so that the next visit knows before any data arrives
 * whether to reserve space for it. A checklist that is finished while it is open stays visible, all ticked, until the
 * user leaves the page.
 */
export function useSetupChecklist(serverId: string, steps: readonly Step[]) {
  const [place, setPlace] = useState(() => localStore.get(keyOf(serverId), placeSchema, 'unknown'));
  const [isByHand, setIsByHand] = useState(false);
  const isDone = steps.every(({ state }) => state === 'done');
  const isKnown = steps.every(({ state }) => state !== 'coming');
  if (place === 'unknown' && isKnown) setPlace(isDone ? 'done' : 'open');

  useEffect(() => {
    if (place === 'unknown') return;
    const next = isDone ? 'done' : place;
    // Writing is slower than reading, and this runs on each visit.
    if (localStore.get(keyOf(serverId), placeSchema, 'unknown') !== next)
      localStore.set(keyOf(serverId), next);
  }, [serverId, place, isDone]);

  const turn = (next: ChecklistState) => () => {
    setPlace(next);
    setIsByHand(true);
  };
  return {
    place,
    /** Whether the user has just hidden or shown it, so that the focus follows. */
    isByHand,
    hide: turn('hidden'),
    show: turn('open'),
  };
}
