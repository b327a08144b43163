import { Link } from 'react-router-dom';
import { modulePath } from '../engine/addresses';
import type { DescribedModule } from '../engine/about';
import { isLocked, isOnOrOff, isWorking, type ModuleSummary } from '../engine/moduleState';
import { wouldHaveActed } from '../engine/watchedWords';
import { ModuleStateSign } from './ModuleStateSign';
import { ModuleSwitch } from './ModuleSwitch';
import { ModuleTile } from './ModuleTile';
import { isSetUp } from './recommended';
import { UnlockLink } from './UnlockLink';
import { useCanConfigure } from './useCanConfigure';

interface ModuleCardProps {
  serverId: string;
  about: DescribedModule;
  summary: ModuleSummary;
  /** Address of its kept draft, if there is one. */
  draft: string | undefined;
}

/**
 * A module in the catalogue, with its purpose and state. The whole card is a link, except for the
 * controls in it.
 */
export function ModuleCard({ serverId, about, summary, draft }: ModuleCardProps) {
  const { slug, title, purpose } = about;
  const { state } = summary;
  const canConfigure = useCanConfigure(state);
  const hasSwitch = canConfigure && isSetUp(summary);
  const isOut = isLocked(state);
  return (
    <li className={`catalogue__card ${isOut ? 'catalogue__card--locked' : ''}`}>
      <ModuleTile about={about} isOn={isWorking(state)} />
      <h3>
        <Link className="catalogue__link" to={draft ?? modulePath(about)}>
          {title}
        </Link>
      </h3>
      {hasSwitch ? (
        <ModuleSwitch serverId={serverId} slug={slug} title={title} isOn={state !== 'OFF'} />
      ) : null}
      <p>{purpose}</p>
      <div className="catalogue__foot">
        {hasSwitch && isOnOrOff(state) ? null : <ModuleStateSign state={state} />}
        {isOut ? (
          <UnlockLink planItem={about.planItem} title={title} />
        ) : canConfigure && !hasSwitch ? (
          <span className="catalogue__note catalogue__note--next">
            {draft === undefined ? 'Set up' : 'Save your draft'}
          </span>
        ) : state === 'WATCHING' && summary.watched ? (
          <span className="catalogue__note">{wouldHaveActed(summary.watched.times)}</span>
        ) : (
          <Use summary={summary} />
        )}
      </div>
    </li>
  );
}

/** How much of its limit is in use. */
const Use = ({ summary: { used, limit } }: { summary: ModuleSummary }) =>
  used !== null && used > 0 && limit !== null ? (
    <span className="catalogue__note">
      {used} of {limit} used
    </span>
  ) : null;
