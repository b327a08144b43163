import { plural } from '@/shared/text/language';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inNumbers } from '@/shared/format/numbers';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { chosenIn } from './membersQuery';
import type { MembersQuery } from './membersApi';

/** Comes a moment later, in the place of a button that looks the same. */
const ExportMembers = lazyOnDemand(async () => ({
  default: (await import('./ExportMembersButton')).ExportMembersButton,
}));
/** Seldom there. */
const RoleMatch = lazyOnDemand(() => import('./RoleMatch'));

interface MemberActionsProps {
  asked: MembersQuery;
  /** How many the list was narrowed to. */
  total: number;
  onChangeRoles: () => void;
}

/** What can be done with all the list was narrowed to. */
export function MemberActions({ asked, total, onChangeRoles }: MemberActionsProps) {
  const [params] = useSearchParams();
  return (
    <div className="member-actions">
      {chosenIn(params, 'roles').length < 2 ? null : (
        <Suspense>
          <RoleMatch />
        </Suspense>
      )}
      <button type="button" className="btn btn-outline-secondary" onClick={onChangeRoles}>
        {plural(total, 'Change roles for this one…', `Change roles for all ${inNumbers(total)}…`)}
      </button>
      <Suspense
        fallback={
          <button type="button" className="btn btn-outline-secondary" disabled>
            Export CSV
          </button>
        }
      >
        <ExportMembers asked={asked} total={total} />
      </Suspense>
    </div>
  );
}
