import { Link } from 'react-router-dom';
import { rulePath } from '@/features/modules/engine/addresses';
import type { StepParts } from '@/features/modules/engine/pageTabs';
import { findAbout } from '@/features/modules/engine/registry';
import { Estimate } from '@/features/modules/holder-checks/Estimate';
import { holderModule } from '@/features/modules/holder-checks/holderModules';
import { Outlook } from '@/features/modules/holder-checks/Outlook';
import { readReward } from '@/features/modules/holder-checks/sharedRoles';
import { SharedRoles } from '@/features/modules/holder-checks/SharedRoles';

/** What the steps to a first holder rule tell: who qualifies so far, who would get the roles, and what comes next. */
export function holderSteps(slug: string): StepParts {
  const module = holderModule(slug);
  const about = findAbout(module);
  return {
    Beside: (place) => <Estimate {...place} module={module} />,
    Outlook: (place) => (
      <>
        <SharedRoles serverId={place.serverId} module={module} values={place.values} />
        <Outlook {...place} module={module} />
      </>
    ),
    Next: ({ rule }) => (
      <>
        <Link
          className="btn btn-primary"
          to={`/dashboard/discord-server-users?roles=${readReward(rule.values).rewardRoles.join()}`}
        >
          View members with this role
        </Link>
        {about ? (
          <Link
            className="btn btn-outline-secondary"
            to={rulePath(about, rule.id, { view: 'dry-run' })}
          >
            Preview role changes
          </Link>
        ) : null}
      </>
    ),
  };
}
