import { Link } from 'react-router-dom';
import { useDestination } from '../routing/destination';
import { RailDrawer, type Waiting } from './RailDrawer';
import { currentOf, type RailGroup, type RailLink } from './RailLinks';

interface BottomBarProps {
  /** All links of the dashboard, to know which of them leads to the page one is on. */
  groups: readonly RailGroup[];
  links: readonly RailLink[];
  waiting: Waiting | undefined;
}

/** The places one goes to most, within reach of the thumb. */
export default function BottomBar({ groups, links, waiting }: BottomBarProps) {
  const place = useDestination();
  const all = currentOf(groups, place);
  // In the menu, a quest with a reward to claim has its own link. In the bar it belongs to Quests.
  const current =
    links.find(({ to }) => to === all?.to) ?? currentOf([{ title: '', links }], place);
  return (
    <nav aria-label="Shortcuts" className="bottom-bar">
      <ul>
        {links.map(({ to, label, icon: BarIcon }) => (
          <li key={to}>
            <Link
              to={to}
              className={`bottom-bar__item ${current?.to === to ? 'active' : ''}`}
              aria-current={current?.to === to ? 'page' : undefined}
            >
              <BarIcon />
              <span>{label}</span>
            </Link>
          </li>
        ))}
        <li>
          <RailDrawer
            groups={groups}
            isInBar
            isCurrent={all !== undefined && current === undefined}
            waiting={waiting}
          />
        </li>
      </ul>
    </nav>
  );
}
