import type { World } from '../../store/world';
import { rankingOf, type Span } from '../point-balances/ranking';
import type { SeasonRow } from './rows';

export const endOf = ({ closedAt, endsAt }: SeasonRow) => closedAt ?? endsAt;

/** What a season counts: from its start until right before its end. */
export const spanOf = (season: SeasonRow): Span => ({ from: season.startsAt, to: endOf(season) });

export function stateOf(season: SeasonRow, now: number): 'SCHEDULED' | 'RUNNING' | 'ENDED' {
  if (now < season.startsAt) return 'SCHEDULED';
  return now < endOf(season) ? 'RUNNING' : 'ENDED';
}

/**
 * The seasons of a server, the newest first. Places of one that has ended are kept with the first look after
 * that: whenever it comes, they are those of the season's last moment, since lines of the ledger never change.
 */
export function seasonsOf(world: World, serverId: string): SeasonRow[] {
  const now = world.clock.now();
  const rows = world.db.seasons
    .filter((row) => row.serverId === serverId)
    .sort((one, other) => one.startsAt - other.startsAt);
  for (const row of rows) {
    if (row.places !== null || stateOf(row, now) !== 'ENDED') continue;
    row.places = rankingOf(world, serverId, { span: spanOf(row) });
    world.changed();
  }
  return rows.toReversed();
}

/** Whether a season has prizes that haven't been given yet. */
export const isUnsettled = (row: SeasonRow, now: number): boolean =>
  (row.prizes ?? []).length > 0 &&
  stateOf(row, now) === 'ENDED' &&
  (row.awards?.some(({ gifts }) => gifts.some(({ state }) => state === 'OPEN')) ?? true);
