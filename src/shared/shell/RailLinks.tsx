import { NavLink } from 'react-router-dom';

export interface RailGroup {
  title: string;
  links: readonly { to: string; label: string }[];
}

interface RailLinksProps {
  groups: readonly RailGroup[];
  onFollow?: () => void;
}

/** The links of a dashboard, by group. */
export const RailLinks = ({ groups, onFollow }: RailLinksProps) => (
  <nav aria-label="Dashboard" className="rail">
    {groups.map((group) => (
      <section key={group.title}>
        <h2>{group.title}</h2>
        <ul>
          {group.links.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/dashboard'} onClick={onFollow}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </nav>
);
