import { serverStatsApi } from '@/features/server/discord/serverStatsApi';
import {
  cached,
  ofServer,
  type RouteData,
  type RouteLocation,
  type RouteQuery,
} from '@/shared/routing/routeData';
import { rulesNamed } from '../engine/addresses';
import { modulesApi, type ModulePlace } from '../engine/modulesApi';
import { ruleActivityApi } from '../rule-activity/ruleActivityApi';
import { childrenOf, findAbout, loadModule, slugAt } from '../engine/registry';

const { module, rules, rulesById, ruleNames } = modulesApi.endpoints;
const { ruleActivity } = ruleActivityApi.endpoints;
const { serverStats } = serverStatsApi.endpoints;

/** What the page of a module needs, or that of several which share one: only those of the open tab. */
export const createModuleData = (slugs: readonly string[]): { default: RouteData } => ({
  default: ofServer((serverId, { search }) => queriesOf(serverId, slugAt(slugs, search))),
});

/** What the page of one rule needs: with it are listed the rules of other modules that belong to it. */
export const createRuleData = (slugs: readonly string[]): { default: RouteData } => ({
  default: ofServer((serverId, { params, search }) => {
    const slug = slugAt(slugs, search);
    const children = isNewRule(params) ? [] : childrenOf(slug);
    const place = { serverId, slug };
    return [
      cached(module, place),
      isLong(slug) ? someRules(place, params, search) : ifListed(cached(rules, place), slug),
      cached(serverStats, serverId),
      // The site knows which rules of a long list the page shows.
      ...children.flatMap((child) =>
        isLong(child.slug)
          ? [cached(module, { serverId, slug: child.slug })]
          : listOf(serverId, child.slug),
      ),
    ];
  }),
});

const isLong = (slug: string): boolean => findAbout(slug)?.isLong === true;

/** What the page of a rule needs of a long list. */
function someRules(place: ModulePlace, params: RouteLocation['params'], search: URLSearchParams) {
  const ids = rulesNamed(Object.values(params)[0] ?? '', search).join(',');
  return ids === ''
    ? cached(ruleNames, { ...place, search: '' })
    : cached(rulesById, { ...place, ids });
}

/** Nothing belongs to a rule that isn't saved yet. */
export const isNewRule = (params: RouteLocation['params']): boolean =>
  Object.values(params)[0] === 'new';

/** `bots/:slug`: what the page of the module in the address needs. */
const dataBySlug = ofServer((serverId, { params: { slug = '' } }) =>
  findAbout(slug) ? queriesOf(serverId, slug) : [],
);
export default dataBySlug;

const queriesOf = (serverId: string, slug: string): RouteQuery[] => [
  ...listOf(serverId, slug),
  // The settings have a preview that shows the server's figures; a list of rules has none.
  { ...cached(serverStats, serverId), isNeeded: async () => !(await hasRules(slug)) },
];

const listOf = (serverId: string, slug: string): RouteQuery[] => {
  const place = { serverId, slug };
  return [
    cached(module, place),
    ifListed(cached(rules, place), slug),
    ifListed(cached(ruleActivity, place), slug),
  ];
};

const ifListed = (query: RouteQuery, slug: string): RouteQuery => ({
  ...query,
  isNeeded: () => hasRules(slug),
});

const hasRules = async (slug: string) => (await loadModule(slug))?.rules !== undefined;
