import { useEffect, type ReactNode } from 'react';
import { SolValue } from '@/features/billing/sol-value/SolValue';
import { PaidFrom } from '@/features/earning/ledger-wallet/PaidFrom';
import { PlainFigures } from '@/features/earning/ledger-wallet/PlainFigures';
import type { Values } from '@/features/modules/common-fields/field';
import type { FiguresOf } from '@/features/modules/engine/figures';
import type { FundsOf } from '@/features/modules/engine/funds';
import { useServerId } from '@/features/server/discord/useServerId';
import { amountText } from '@/shared/format/amounts';
import { usePreferences } from '@/shared/format/displayPreferences';
import { usePaused } from '@/shared/hooks/usePaused';
import { listed } from '@/shared/text/listed';
import { counted } from '@/shared/text/language';
import type { Estimate, PayingModule } from './accrual';
import { useLazyAccrualEstimateQuery } from './accrualsApi';
import './liveEstimate.scss';

interface LiveEstimateProps {
  module: PayingModule;
  /** The saved rule being edited. */
  ruleId?: string | undefined;
  /** The form's current values. */
  values: Values;
  /** Labels of fields that must be valid first. */
  unfinished: readonly string[];
  figures: FiguresOf;
  funds: FundsOf;
}

/** How long the values must be unchanged before an estimate is requested, ms. */
const QUIET = 400;

/** Members' earnings under the form's current values, and how long the ledger wallet would last. */
export function LiveEstimate({
  module,
  ruleId,
  values,
  unfinished,
  figures,
  funds,
}: LiveEstimateProps) {
  const serverId = useServerId() ?? '';
  const now = unfinished.length > 0 ? '' : JSON.stringify(values);
  const asked = usePaused(now, QUIET);
  const [ask, { currentData, error, isFetching, originalArgs }] = useLazyAccrualEstimateQuery();
  useEffect(() => {
    if (asked === '' || serverId === '') return undefined;
    const typed: Values = JSON.parse(asked);
    const rule = ruleId === undefined ? {} : { ruleId };
    const asking = ask({ serverId, module, values: typed, ...rule });
    return () => asking.abort();
  }, [ask, asked, serverId, module, ruleId]);
  // Until the request starts, the last answer belongs to other values.
  const isAsked = now !== '' && now === asked && JSON.stringify(originalArgs?.values) === now;
  const estimate = isAsked ? currentData : undefined;
  const paid = figures(values);
  const daysLeft = estimate?.everybody?.daysLeft ?? undefined;
  return (
    <div className="live-estimate">
      <p
        className="live-estimate__line"
        role="status"
        aria-label="Estimate"
        aria-busy={now !== '' && (isFetching || !isAsked)}
      >
        {now === '' ? (
          `Complete ${listed(unfinished.map((label) => `“${label}”`))} to see what it pays.`
        ) : estimate ? (
          <Meaning module={module} estimate={estimate} />
        ) : error && isAsked && !isFetching ? (
          'Couldn’t estimate what it pays.'
        ) : (
          'Estimating…'
        )}
      </p>
      {paid.length > 0 ? (
        <PlainFigures figures={paid} />
      ) : (
        <p className="live-estimate__note">{noteOf(estimate)}</p>
      )}
      {funds(values).map(({ mint, amounts }) => (
        <PaidFrom key={mint ?? 'SOL'} mint={mint} amounts={amounts} daysLeftWith={daysLeft} />
      ))}
    </div>
  );
}

/** The first note that the sentence doesn't include. */
const noteOf = (estimate: Estimate | undefined): string | undefined =>
  estimate && (estimate.everybody !== null || estimate.cases.length > 0)
    ? estimate.notes[0]
    : undefined;

/** An estimate in a sentence: the total for all members, or a member's earnings on a usual day. */
function Meaning({ module, estimate }: { module: PayingModule; estimate: Estimate }): ReactNode {
  const { cases, everybody, notes } = estimate;
  if (everybody) return <ForEveryone everybody={everybody} />;
  // Games have a case each; for other modules the middle one is the most usual.
  const shown = cases[module === 'play-to-earn' ? 0 : 1] ?? cases[0];
  return shown?.sentence ?? notes[0] ?? 'Nothing would be paid.';
}

function ForEveryone({ everybody }: { everybody: NonNullable<Estimate['everybody']> }) {
  usePreferences();
  const { members, points, wanted, amount, due, gives, perDay } = everybody;
  const holders = everybody.holders ?? members;
  if (gives !== null) return `${counted(holders, 'holder')} would ${gives}.`;
  if (holders === 0) return 'No member holds enough of it today.';
  const isShort = amount === null ? wanted > points : due !== null;
  return (
    <>
      {perDay === null ? (
        counted(holders, 'holder')
      ) : (
        <>
          About{' '}
          <strong className="amount" translate="no">
            {perDay.token === null
              ? counted(Number(perDay.units), 'point')
              : `${amountText(BigInt(perDay.units), perDay.token.decimals)} ${perDay.token.symbol}`}
          </strong>
          {perDay.token === null ? null : (
            <SolValue units={perDay.units} mint={perDay.token.mint} />
          )}{' '}
          a day for {counted(holders, 'holder')}
        </>
      )}
      .{isShort ? ' The budget doesn’t cover all of it.' : null}
    </>
  );
}
