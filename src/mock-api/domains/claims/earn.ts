import { nextId, type World } from '../../store/world';

/** Gives a member Task to earn points, as if they had completed a quest. */
export function earn(world: World, serverId: string, userId: string, points: number): void {
  world.db.points.push({
    id: nextId(world, 'pts'),
    at: world.clock.now(),
    serverId,
    userId,
    module: 24,
    type: 'EARN',
    points,
    label: 'A quest',
    ref: null,
  });
}
