import { useSearchParams } from 'react-router-dom';
import { MATCH_PARAM } from './membersQuery';

/** Whether one of several roles is enough. */
export default function RoleMatch() {
  const [params, setParams] = useSearchParams();
  return (
    <label className="choice">
      <input
        type="checkbox"
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
      <span>Has all of these roles</span>
    </label>
  );
}
