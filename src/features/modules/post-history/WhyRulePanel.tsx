import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { StatusBadge } from '@/shared/ui/StatusBadge';
import type { WhyRule } from './delivery';
import { fateColours, fateInWords } from './inWords';
import { Replay, type ReplayPlace } from './Replay';

interface WhyRulePanelProps {
  rule: WhyRule;
  place: Omit<ReplayPlace, 'ruleId'>;
}

/** Result of a transaction for one rule: the actual outcome, and each filter as it is now. */
export function WhyRulePanel({ rule, place }: WhyRulePanelProps) {
  const id = useId();
  const { name, isOn, wouldPost, obstacle, happened, deliveryId } = rule;
  const isOther = rule.fate === 'OTHER';
  // For a transaction about something else, only the first filter that it does not meet matters.
  const filters = isOther ? rule.filters.filter(({ met }) => !met).slice(0, 1) : rule.filters;
  return (
    <section className="panel deliveries__rule" aria-labelledby={id}>
      <div className="deliveries__head">
        <h2 id={id}>
          <bdi>{name}</bdi>
        </h2>
        <StatusBadge status={rule.fate} label={fateInWords(rule)} colours={fateColours} />
      </div>
      <p>
        <bdi>{happened}</bdi> {deliveryId === null ? null : <DeliveryLink id={deliveryId} />}
      </p>
      {isOther ? null : (
        <p className="deliveries__verdict">
          {wouldPost
            ? 'With its current settings, it would post this.'
            : `With its current settings, it wouldn’t post this. ${obstacle ?? ''}`}
          {isOn ? '' : ' It’s switched off.'}
        </p>
      )}
      <LeftOutNote leftOut={rule.leftOut} />
      <ul className="deliveries__filters" aria-label="Filters">
        {filters.map(({ id: key, label, met, have, need }) => (
          <li key={key}>
            <FilterBadge met={met} />
            <span>
              <bdi>{label}</bdi>
              <small>
                <bdi>{have}</bdi>. Required: <bdi>{need}</bdi>
              </small>
            </span>
          </li>
        ))}
      </ul>
      {isOther ? null : <Replay place={{ ...place, ruleId: rule.id }} />}
    </section>
  );
}

const FilterBadge = ({ met }: { met: boolean }) => (
  <span className={`badge text-bg-${met ? 'success' : 'warning'}`}>
    {met ? 'Match' : 'No match'}
  </span>
);

/** Link to the entry in the post history. */
function DeliveryLink({ id }: { id: string }) {
  const [params] = useSearchParams();
  const to = new URLSearchParams(params);
  to.set('view', 'deliveries');
  to.set('delivery', id);
  return <Link to={`?${to.toString()}`}>View in post history</Link>;
}
