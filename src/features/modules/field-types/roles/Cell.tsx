import { RoleNames } from '@/features/server/discord/RoleNames';
import type { CellProps } from '../cell';

const Cell = ({ value, details }: CellProps<'roles'>) => (
  <RoleNames ids={Array.isArray(value) ? value : []} details={details} />
);
export default Cell;
