import { createElement } from 'react';
import { Link } from 'react-router-dom';
import { modulePath } from '../engine/addresses';
import type { DescribedModule } from '../engine/about';
import { moduleIcon } from '../engine/moduleIcon';
import { moduleStateLabel, stateInWords, type ModuleSummary } from '../engine/moduleState';
import { ModuleSwitch } from './ModuleSwitch';
import { isSetUp } from './recommended';
import { UnlockLink } from './UnlockLink';
import { useCanConfigure } from './useCanConfigure';

interface ModuleCardProps {
  serverId: string;
  about: DescribedModule;
  summary: ModuleSummary;
}

/** A module in the catalogue: what it does and where it stands. All of it leads on, but for what is pressed in place. */
export function ModuleCard({ serverId, about, summary }: ModuleCardProps) {
  const { title, icon, purpose } = about;
  return (
    <li className="panel catalogue__card">
      <div className="catalogue__head">
        {createElement(moduleIcon(icon), { className: 'catalogue__icon' })}
        <h3>
          <Link className="catalogue__link" to={modulePath(about)}>
            {title}
          </Link>
        </h3>
        <InPlace serverId={serverId} about={about} summary={summary} />
      </div>
      <p>
        <Standing summary={summary} />
        {purpose}
      </p>
    </li>
  );
}

/** What can be done without opening it, and else where it stands. */
function InPlace({ serverId, about: { slug, title, planItem }, summary }: ModuleCardProps) {
  const { state } = summary;
  const canConfigure = useCanConfigure(state);
  if (state === 'LOCKED' || state === 'PAUSED_BY_PLAN') {
    return <UnlockLink planItem={planItem} title={title} />;
  }
  if (canConfigure && isSetUp(summary)) {
    return <ModuleSwitch serverId={serverId} slug={slug} title={title} isOn={state !== 'OFF'} />;
  }
  return (
    <span className="catalogue__note">
      {state === 'OFF' && canConfigure ? 'Set up' : stateInWords(state)}
    </span>
  );
}

/** What the switch does not tell: something is wrong, or how much of it is in use. */
function Standing({ summary: { state, used, limit } }: { summary: ModuleSummary }) {
  if (state === 'NEEDS_ATTENTION' || state === 'PAUSED_BY_PLAN') {
    return <strong className="catalogue__warning">{moduleStateLabel[state]}. </strong>;
  }
  if (state === 'LOCKED') {
    return <span className="visually-hidden">{moduleStateLabel[state]}. </span>;
  }
  return used !== null && used > 0 && limit !== null ? (
    <strong>
      {used} of {limit} used.{' '}
    </strong>
  ) : null;
}
