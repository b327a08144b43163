import { useState } from 'react';
import { GENERIC_FAILURE } from '@/shared/api/envelope';
import { failureText } from '@/shared/api/queryError';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';
import { listSocials } from './endpoints';
import type { Socials } from './social';
import { useRequestTelegramCodeMutation } from './socialsApi';

/** The progress of linking a Telegram account. */
export type TelegramState =
  | { at: 'idle' }
  | { at: 'asking' }
  | { at: 'waiting'; url: string }
  | { at: 'linked' }
  | { at: 'trouble'; text: string };

interface Begun {
  /** When the previous account was linked. */
  before: string | null;
}

const linkedAtOf = (data: Socials, platform: number) =>
  data.socials.find((each) => each.platform === platform)?.linkedAt ?? null;

/** Requests a link to the bot, and polls for the result. Also waits for a link requested on an earlier visit. */
export function useTelegramLink(data: Socials, platform: number, refetch: () => Promise<unknown>) {
  const [ask, asking] = useRequestTelegramCodeMutation();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [hasStopped, setStopped] = useState(false);
  const { pending } = data;
  const isWaiting = pending !== null && pending.trouble === null && !hasStopped;
  usePolling(refetch, listSocials.polledEvery * SECOND, isWaiting);

  const begin = async () => {
    const before = linkedAtOf(data, platform);
    setStopped(false);
    setBegun(null);
    const answer = await ask(undefined);
    if (!answer.data) return;
    // The refetched list contains the link the page waits for.
    await refetch();
    setBegun({ before });
  };
  const stop = () => {
    setStopped(true);
    setBegun(null);
  };
  const { isLoading, error } = asking;
  const state = isLoading
    ? ASKING
    : error
      ? troubled(failureText(error, GENERIC_FAILURE))
      : hasStopped
        ? IDLE
        : stateOf(pending, begun, linkedAtOf(data, platform));
  return { state, begin, stop };
}

const IDLE: TelegramState = { at: 'idle' };
const ASKING: TelegramState = { at: 'asking' };
const troubled = (text: string): TelegramState => ({ at: 'trouble', text });

function stateOf(
  pending: Socials['pending'],
  begun: Begun | null,
  linkedAt: string | null,
): TelegramState {
  if (pending?.trouble === null) return { at: 'waiting', url: pending.url };
  if (pending)
    return troubled('This account on Telegram is linked to another member. Nothing was linked.');
  if (!begun) return IDLE;
  return linkedAt === begun.before
    ? troubled('The link expired. Nothing was linked.')
    : { at: 'linked' };
}
