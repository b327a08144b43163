import { serverStatsApi } from '@/features/server/discord/serverStatsApi';
import { cached, ofServer, type RouteData, type RouteQuery } from '@/shared/routing/routeData';
import { modulesApi } from '../engine/modulesApi';
import { ruleActivityApi } from '../rule-activity/ruleActivityApi';
import { childrenOf, findAbout, loadModule, slugAt } from '../engine/registry';

const { module, rules } = modulesApi.endpoints;
const { ruleActivity } = ruleActivityApi.endpoints;
const { serverStats } = serverStatsApi.endpoints;

/** What the page of a module needs, or that of several which share one: only those of the open tab. */
export const createModuleData = (slugs: readonly string[]): { default: RouteData } => ({
  default: ofServer((serverId, { search }) => queriesOf(serverId, slugAt(slugs, search))),
});

/** What the page of one rule needs: with it are listed the rules of other modules that belong to it. */
export const createRuleData = (slugs: readonly string[]): { default: RouteData } => ({
  default: ofServer((serverId, { search }) => {
    const slug = slugAt(slugs, search);
    const below = childrenOf(slug).flatMap((child) => settingsOf(serverId, child.slug));
    return [...queriesOf(serverId, slug), ...below];
  }),
});

/** `bots/:slug`: what the page of the module in the address needs. */
const dataBySlug = ofServer((serverId, { params: { slug = '' } }) =>
  findAbout(slug) ? queriesOf(serverId, slug) : [],
);
export default dataBySlug;

/** A preview tells of the server as well. */
const queriesOf = (serverId: string, slug: string): RouteQuery[] => [
  ...settingsOf(serverId, slug),
  cached(serverStats, serverId),
];

const settingsOf = (serverId: string, slug: string): RouteQuery[] => {
  const place = { serverId, slug };
  const isNeeded = async () => (await loadModule(slug))?.rules !== undefined;
  return [
    cached(module, place),
    { ...cached(rules, place), isNeeded },
    { ...cached(ruleActivity, place), isNeeded },
  ];
};
