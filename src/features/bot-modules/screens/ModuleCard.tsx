import { createElement } from 'react';
import { Link } from 'react-router-dom';
import { MemberName } from '@/shared/ui/names/MemberName';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { modulePath } from '../engine/addresses';
import type { DescribedModule } from '../engine/about';
import { moduleIcon } from '../engine/moduleIcon';
import type { ModuleSummary } from '../engine/moduleState';
import { ModuleStateBadge } from './ModuleStateBadge';
import { UnlockLink } from './UnlockLink';

interface ModuleCardProps {
  about: DescribedModule;
  summary: ModuleSummary;
}

/** A module in the catalogue: what it does, where it stands, and what unlocks it. */
export function ModuleCard({ about, summary }: ModuleCardProps) {
  const { slug, title, purpose, planItem } = about;
  const { state } = summary;
  const isLocked = state === 'LOCKED' || state === 'PAUSED_BY_PLAN';
  const action = isLocked ? 'Look at it' : 'Configure';
  return (
    <li className="panel catalogue__card">
      <div className="catalogue__head">
        {createElement(moduleIcon(slug), { className: 'catalogue__icon' })}
        <h3>{title}</h3>
        <ModuleStateBadge state={state} />
      </div>
      <p>{purpose}</p>
      <Usage summary={summary} isLocked={isLocked} />
      <div className="row-actions">
        <Link
          className="btn btn-sm btn-outline-secondary"
          to={modulePath(about)}
          aria-label={isLocked ? `${action}: ${title}` : `${action} ${title}`}
        >
          {action}
        </Link>
        {isLocked ? <UnlockLink planItem={planItem} title={title} /> : null}
      </div>
    </li>
  );
}

/** How much of it is in use, and who touched it last. */
function Usage({ summary, isLocked }: { summary: ModuleSummary; isLocked: boolean }) {
  const { used, limit, updatedAt, updatedBy, updatedByPicture } = summary;
  const isCounted = used !== null && limit !== null && !isLocked;
  if (!isCounted && updatedAt === null) return null;
  return (
    <p className="field__count">
      {isCounted ? `${used} of ${limit} used` : null}
      {isCounted && updatedAt !== null ? ' · ' : null}
      {updatedAt === null ? null : (
        <>
          changed <TimeAgo at={updatedAt} />
          {updatedBy === null ? null : (
            <>
              {' '}
              by <MemberName name={updatedBy} picture={updatedByPicture} />
            </>
          )}
        </>
      )}
    </p>
  );
}
