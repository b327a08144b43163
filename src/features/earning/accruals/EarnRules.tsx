import { inNumbers } from '@/shared/format/numbers';
import { momentText } from '@/shared/format/times';
import { changeText } from '@/features/earning/points/pointsText';
import { Countdown } from '@/features/earning/quests/claim/Countdown';
import { FixLink } from '@/features/earning/quests/Conditions';
import { timeOf } from '@/shared/time/timeOf';
import { failureText } from '@/shared/api/queryError';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { CopyButton } from '@/shared/ui/CopyButton';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { FoldingRow } from '@/shared/ui/table/FoldingRow';
import { TableSkeleton } from '@/shared/ui/skeletons';
import '@/shared/ui/table/table.scss';
import './accruals.scss';
import type { EarnRule } from './accrual';
import { useEarningQuery } from './accrualsApi';
import { LimitBar } from './LimitBar';

interface EarnRulesProps {
  section: string;
  slug: string;
  /** Distinguishes it from others on the same page. */
  label?: string;
}

const HEADS = ['Rule', 'Your progress', 'Limit', 'Next payout'];

/** The automatic ways to earn on a server: each rule, what the member has that counts for it, and when it is paid. */
export function EarnRules({ section, slug, label = 'How you earn' }: EarnRulesProps) {
  const { currentData, error, refetch } = useEarningQuery({ section, slug });
  if (!currentData)
    return error ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load your ways to earn.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TableSkeleton label="Loading ways to earn" count={2} />
    );
  const { rules, leftOut } = currentData;
  if (rules.length === 0 && !leftOut)
    return (
      <EmptyState title="No active earning rules">
        Rules appear here once the team turns them on.
      </EmptyState>
    );
  if (rules.length === 0) return <LeftOutNote leftOut={leftOut} />;
  return (
    <section className="data-table" aria-label={label}>
      <LeftOutNote leftOut={leftOut} />
      <div className="table-frame">
        <table className="table cards-on-phone earn-rules">
          <caption className="visually-hidden">{label}</caption>
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <RuleRow key={rule.id} rule={rule} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const RuleRow = ({ rule }: { rule: EarnRule }) => (
  // A rule with something the member must fix first starts open.
  <FoldingRow name={rule.title} isOpenAtFirst={rule.fix !== null}>
    <th scope="row">
      <bdi>{rule.title}</bdi>
      <span className="earn-rules__more">
        <bdi>{rule.pays}</bdi>
      </span>
      {rule.details.map((detail) => (
        <Detail key={`${detail.label} ${detail.url ?? detail.value}`} detail={detail} />
      ))}
    </th>
    <td data-label="Your progress" data-phone="second">
      <div className="earn-rules__cell">
        {rule.counted === null ? null : <bdi>{rule.counted}</bdi>}
        {rule.multiplier === null || rule.multiplier === 1 ? null : (
          <span>{inNumbers(rule.multiplier, { maximumFractionDigits: 2 })}× multiplier</span>
        )}
        {rule.why === null ? null : <span className="earn-rules__why">{rule.why}</span>}
        {rule.fix === null ? null : <FixLink fix={rule.fix} />}
      </div>
    </td>
    <td data-label="Limit">{rule.limit === null ? 'None' : <LimitBar limit={rule.limit} />}</td>
    <td data-label="Next payout" data-phone="end">
      <Next rule={rule} />
    </td>
  </FoldingRow>
);

function Detail({
  detail: { label, value, url, until, isToCopy, text },
}: {
  detail: EarnRule['details'][number];
}) {
  const end = timeOf(until ?? null);
  return (
    <span className="earn-rules__more">
      {label}:{' '}
      {url === undefined || url === null ? (
        <bdi translate="no">{value}</bdi>
      ) : (
        <SafeLink className="tall-link" href={url}>
          <bdi translate="no">{value}</bdi>
        </SafeLink>
      )}
      {isToCopy === true ? <CopyButton value={value} label={`Copy: ${label}`} /> : null}
      {end === null ? null : (
        <>
          , until <time dateTime={new Date(end).toISOString()}>{momentText(end)}</time>
        </>
      )}
      {text === undefined || text === null || text === '' ? null : (
        <>
          . <bdi>{text}</bdi>
        </>
      )}
    </span>
  );
}

function Next({ rule: { next, nextAmount, nextAt } }: { rule: EarnRule }) {
  const until = timeOf(nextAt);
  return (
    <div className="earn-rules__cell">
      {next === null ? null : <strong className="amount">{changeText(next)} points</strong>}
      {nextAmount === null ? null : (
        <strong className="amount" translate="no">
          +{nextAmount}
        </strong>
      )}
      {until === null ? (
        next === null && nextAmount === null ? (
          '–'
        ) : null
      ) : (
        <Countdown until={until} isRough />
      )}
    </div>
  );
}
