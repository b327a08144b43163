import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectViewer } from '@/features/identity/session/viewerSlice';
import { reportChange } from '@/shared/api/changes';
import type { Failure } from '@/shared/api/envelope';
import { request } from '@/shared/api/request';
import { useIsMounted } from '@/shared/hooks/useIsMounted';
import { usePolling } from '@/shared/hooks/usePolling';
import { SECOND } from '@/shared/time/durations';
import type { ClaimableLine, Outcome } from './claimable';
import { useClaimOutcomesQuery } from './claimAllApi';
import {
  batchOf,
  forgetBatch,
  isMoving,
  keepBatch,
  readBatch,
  receiptOf,
  sentLines,
  type ClaimBatch,
} from './claimBatch';
import { claimLines, listClaimOutcomes } from './endpoints';
import { useClaimBatch } from './useClaimBatch';

const NONE: readonly Outcome[] = [];

/** Refusals after which this call certainly claimed nothing. */
const isDefinite = ({ status }: Failure): boolean =>
  status !== undefined && status >= 400 && status < 500 && ![401, 408, 429].includes(status);

const NOT_KEPT =
  'Couldn’t claim these rewards at once. Your browser is blocking storage for this site. Allow storage, or claim each reward on its own page.';

/**
 * Claims several lines at once. The batch is stored before it is sent. After a lost response, a reload or in another
 * tab it continues with the same keys.
 */
export function useClaimAll() {
  const { id } = useSelector(selectViewer);
  const batch = useClaimBatch();
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isMounted = useIsMounted();
  // A second press can come before the first one is rendered.
  const isRunning = useRef(false);

  const keys = batch?.lines.map(({ key }) => key).join(',') ?? '';
  const { currentData, refetch } = useClaimOutcomesQuery(keys, {
    skip: batch?.isAnswered !== true,
  });
  const outcomes = currentData?.outcomes ?? NONE;
  const isOnTheWay = isMoving(outcomes);
  usePolling(refetch, listClaimOutcomes.polledEvery * SECOND, isOnTheWay);
  // Late deliveries also change balances, lists and notifications.
  const wasOnTheWay = useRef(false);
  useEffect(() => {
    if (wasOnTheWay.current && !isOnTheWay) reportChange(['Points', 'Transactions']);
    wasOnTheWay.current = isOnTheWay;
  }, [isOnTheWay]);

  const send = useCallback(
    async (wanted: ClaimBatch) => {
      if (id === null || isRunning.current) return;
      isRunning.current = true;
      setSending(true);
      setTrouble(null);
      const result = await request(claimLines, { body: { lines: sentLines(wanted) } });
      isRunning.current = false;
      // An earlier attempt may have arrived. The outcomes show it, even if this call was refused.
      if (result.success || isDefinite(result)) keepBatch(id, { ...wanted, isAnswered: true });
      if (!isMounted()) return;
      setSending(false);
      if (!result.success) setTrouble(result.message);
    },
    [id, isMounted],
  );

  // Continues a batch that a reload or another tab left without a response.
  const isOpenBatch = batch !== null && !batch.isAnswered;
  const [hasResumed, setResumed] = useState(false);
  useEffect(() => {
    if (!isOpenBatch || hasResumed || isRunning.current) return;
    setResumed(true);
    void send(batch);
  }, [isOpenBatch, hasResumed, batch, send]);

  const claim = (lines: readonly ClaimableLine[]) => {
    if (id === null || lines.length === 0) return;
    // Another tab may have sent a batch since this render. That batch comes first.
    const other = readBatch(id);
    if (other && !other.isAnswered) return void send(other);
    setResumed(true);
    const next = batchOf(lines);
    if (!keepBatch(id, next)) return setTrouble(NOT_KEPT);
    void send(next);
  };
  const retry = () => {
    if (batch) void send(batch);
  };
  const finish = () => {
    setTrouble(null);
    if (id !== null) forgetBatch(id);
  };
  return {
    batch,
    isSending,
    trouble,
    /** Null while outcomes are being read. */
    receipt: batch?.isAnswered === true && currentData ? receiptOf(batch, outcomes) : null,
    claim,
    retry,
    finish,
  };
}
