import { roleColour } from './pickers/roles';
import './roles.scss';

/** A role's colour; that of the text where it has none. */
export const RoleDot = ({ role }: { role: { color: number } }) => (
  <svg className="role-dot" viewBox="0 0 10 10" aria-hidden="true">
    <circle cx="5" cy="5" r="5" fill={roleColour(role) ?? 'currentColor'} />
  </svg>
);
