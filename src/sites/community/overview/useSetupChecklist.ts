import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { localStore } from '@/shared/storage/storage';
import type { Step } from '@/shared/ui/steps/FirstSteps';

const placeSchema = z.enum(['unknown', 'open', 'done', 'hidden']);

/** Where the checklist stands on one server: unknown before the first look at it. */
export type ChecklistState = z.infer<typeof placeSchema>;

const keyOf = (serverId: string) => `Setup:${serverId}`;

/**
 * Whether the checklist of a server is shown. Remembered for each server, so that the page knows at the
 * next visit, before anything has come, whether to keep a place for it. A checklist that is finished
 * under one's eyes stays, all ticked, until one leaves the page.
 */
export function useSetupChecklist(serverId: string, steps: readonly Step[]) {
  const [place, setPlace] = useState(() => localStore.get(keyOf(serverId), placeSchema, 'unknown'));
  const [isByHand, setIsByHand] = useState(false);
  const isDone = steps.every(({ state }) => state === 'done');
  const isKnown = steps.every(({ state }) => state !== 'coming');
  if (place === 'unknown' && isKnown) setPlace(isDone ? 'done' : 'open');

  useEffect(() => {
    if (place !== 'unknown') localStore.set(keyOf(serverId), isDone ? 'done' : place);
  }, [serverId, place, isDone]);

  const turn = (next: ChecklistState) => () => {
    setPlace(next);
    setIsByHand(true);
  };
  return {
    place,
    /** Whether somebody has just hidden or brought it back, so that the focus goes along. */
    isByHand,
    hide: turn('hidden'),
    show: turn('open'),
  };
}
