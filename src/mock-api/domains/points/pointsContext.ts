import { earningSections } from '@/features/earning/points/points';
import { refuse, Refusal } from '../../http/reply';
import { serverOfMember } from '../members/boardOf';
import type { MemberContext } from '../conditions/conditions';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';

const isSection = (name: string): name is keyof typeof earningSections =>
  Object.hasOwn(earningSections, name);

/** What a call below a way to earn is about; else the refusal. */
export function pointsContext(
  world: World,
  user: UserRow,
  { section, slug }: { section: string; slug: string },
):
  | (MemberContext & { module: number })
  | Refusal<'earning-not-found' | 'not-a-member' | 'server-not-found'> {
  if (!isSection(section)) return refuse('earning-not-found', 'Way to earn not found.');
  const context = serverOfMember(world, user, slug);
  return context instanceof Refusal ? context : { ...context, module: earningSections[section] };
}
