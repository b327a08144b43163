import { useSearchParams } from 'react-router-dom';
import { inNumbers } from '@/shared/format/numbers';
import { ExportMembers } from './ExportMembers';
import { chosenIn, MATCH_PARAM } from './membersAsked';
import type { MembersAsked } from './membersApi';

interface MemberActionsProps {
  asked: MembersAsked;
  /** How many the list was narrowed to. */
  total: number;
  onChangeRoles: () => void;
}

/** What can be done with all the list was narrowed to. */
export const MemberActions = ({ asked, total, onChangeRoles }: MemberActionsProps) => (
  <div className="member-actions">
    <RoleMatch />
    <button type="button" className="btn btn-outline-secondary" onClick={onChangeRoles}>
      Change roles of {total === 1 ? 'this one' : `all ${inNumbers(total)}`}…
    </button>
    <ExportMembers asked={asked} />
  </div>
);

/** Whether one of several roles is enough. */
function RoleMatch() {
  const [params, setParams] = useSearchParams();
  if (chosenIn(params, 'roles').length < 2) return null;
  return (
    <label className="form-check">
      <input
        type="checkbox"
        className="form-check-input"
        checked={params.get(MATCH_PARAM) === 'all'}
        onChange={({ target }) =>
          setParams(
            (before) => {
              const after = new URLSearchParams(before);
              after.delete('page');
              if (target.checked) after.set(MATCH_PARAM, 'all');
              else after.delete(MATCH_PARAM);
              return after;
            },
            { replace: true, preventScrollReset: true },
          )
        }
      />
      <span className="form-check-label">All of the roles at once</span>
    </label>
  );
}
