import { Icon } from '../icons';

export const CalendarIcon = () => (
  <Icon width="18" height="18">
    <path d="M5 6h14v14H5zM5 10.5h14M9 3.5V8M15 3.5V8" />
  </Icon>
);
