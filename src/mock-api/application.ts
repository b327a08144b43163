import type { RequestHandler } from 'msw';
import { accessRules } from './domains/access/admission';
import { payAccruals } from './domains/accruals/accrualPayouts';
import { settleAccruals } from './domains/accruals/settle';
import { settleCases } from './domains/cases/settle';
import { settleHolderChecks } from './domains/holder-checks/settle';
import { settleFirstRoles } from './domains/member-management/firstRoles';
import { closedTo } from './domains/notices/inForce';
import { settleSeasons } from './domains/leaderboards/settleSeasons';
import { settleResyncs } from './domains/resyncs/settle';
import { settleRoleChanges } from './domains/role-changes/settle';
import type { GuildRow } from './domains/guilds/rows';
import type { BeforeRequest } from './http/application';
import { dispatcher } from './http/dispatch';
import type { Place, Route } from './http/route';
import { routes } from './routes';
import type { World } from './store/world';

/** Due work of the server that a call of its team is for. */
const forTeam =
  (work: (world: World, guild: GuildRow) => void): BeforeRequest =>
  ({ world, server }) => {
    if (server !== null) work(world, server);
  };

/** Members call a server by its name in addresses. */
const visited = ({ db }: World, slug: string | undefined) =>
  db.guilds.find((row) => row.slug === slug && row.botPresent) ?? null;

/** What should have happened by now happens before a call is answered, and so before it changes anything. */
const beforeRequest: readonly BeforeRequest[] = [
  forTeam((world, { id }) => settleResyncs(world, id)),
  forTeam(settleRoleChanges),
  forTeam(settleCases),
  forTeam(settleFirstRoles),
  forTeam(settleAccruals),
  ({ world, server, params }) => {
    const guild = server ?? visited(world, params['slug']);
    return guild === null ? undefined : settleHolderChecks(world, guild);
  },
  ({ world, user }) => (user === null ? undefined : payAccruals(world)),
  ({ world, user }) => (user === null ? undefined : settleSeasons(world)),
];

const access = accessRules(
  ({ db }, orderId) => db.orders.find((row) => row.id === orderId)?.serverId ?? null,
  closedTo,
);

/** What MSW serves a world with, in the place it runs in; with other routes in tests. */
export const createHandlers = (
  world: World,
  place: Place = {},
  served: readonly Route[] = routes,
): RequestHandler[] => [dispatcher(world, { routes: served, access, beforeRequest }, place)];
