import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { useFocusOnMount } from '@/shared/focus/useFocusOnMount';
import { CheckIcon } from '@/shared/ui/icons';
import { modulePath, rulePath } from '../engine/addresses';
import type { FirstSteps } from '../engine/newRule';
import { liveWords } from '../engine/live';
import { type Rule, ruleName } from '../engine/moduleState';
import type { StepParts } from '../engine/pageTabs';
import type { ReadyModule } from '../screens/readyModule';
import { Summary } from './Summary';

interface RuleMadeProps {
  spec: ReadyModule;
  guide: FirstSteps;
  parts: StepParts | null;
  serverId: string;
  rule: Rule;
}

/** A first rule after its save: its effect, and the next tasks. */
export function RuleMade({ spec, guide, parts, serverId, rule }: RuleMadeProps) {
  const details = useSelector(selectServerDetails);
  // Turning it on has already posted its panel.
  const live = rule.enabled ? liveWords(spec, 'says', rule.values, details) : null;
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <section className="panel rule-made" aria-labelledby="made-heading">
      <h2 ref={heading} id="made-heading" tabIndex={-1}>
        <span className="rule-made__mark">
          <CheckIcon />
        </span>
        <span>
          <bdi>{ruleName(rule)}</bdi> is saved and {rule.enabled ? 'on' : 'off'}
        </span>
      </h2>
      {live === null ? null : <p>{live}</p>}
      <Summary spec={spec} steps={guide.steps.slice(0, -1)} values={rule.values} />
      <h3>Next steps</h3>
      <div className="rule-made__next">
        {parts?.Next ? <parts.Next serverId={serverId} rule={rule} /> : null}
        <Link className="btn btn-outline-secondary" to={rulePath(spec, rule.id)}>
          Edit {spec.rules?.singular ?? 'rule'}
        </Link>
        <Link className="btn btn-outline-secondary" to={modulePath(spec)}>
          Back to list
        </Link>
      </div>
    </section>
  );
}
