import { flagText } from './memberWords';

/** Why the team might look twice. */
export const MemberFlags = ({ flags }: { flags: readonly string[] }) =>
  flags.length === 0 ? null : (
    <ul className="member-flags" aria-label="Flags">
      {flags.map((flag) => (
        <li key={flag} className="badge tag">
          {flagText(flag)}
        </li>
      ))}
    </ul>
  );
