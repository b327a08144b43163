import { statusOf } from '@/shared/api/queryError';
import { request } from '@/shared/api/request';
import { tagsShown } from '@/shared/api/tags';
import { searchMatcher } from '@/shared/text/searchable';
import { asQueryResult, baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { Values } from '../common-fields/field';
import { ruleName, type Rule } from './moduleState';
import { NAMES_PART } from './ruleQuery';
import {
  createRule,
  getModule,
  listModules,
  listRuleNames,
  listRules,
  reorderRules,
  deleteRule,
  updateModule,
  updateRule,
} from './endpoints';

export interface ModulePlace {
  serverId: string;
  slug: string;
}
export interface RulePlace extends ModulePlace {
  ruleId: string;
}
interface NamedRules extends ModulePlace {
  /** Comma-separated IDs. */
  ids: string;
}
interface NamesWanted extends ModulePlace {
  /** Search words; empty for all. */
  search: string;
}
interface RuleNames {
  names: { id: string; name: string }[];
  /** Whether there are more than these. */
  hasMore: boolean;
}
interface Save {
  version: number;
  enabled: boolean;
  values: Values;
}

const ofModule = ({ serverId, slug }: ModulePlace) => ({ params: { id: serverId, slug } });
const ofRule = ({ serverId, slug, ruleId }: RulePlace) => ({
  params: { id: serverId, slug, ruleId },
});

export const modulesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    modules: build.query(
      endpointQuery(listModules, (serverId: string) => ({ params: { id: serverId } })),
    ),
    module: build.query(endpointQuery(getModule, ofModule)),
    updateModule: build.mutation(
      endpointMutation(
        updateModule,
        ({ version, enabled, values, ...place }: ModulePlace & Save) => ({
          ...ofModule(place),
          body: { version, enabled, values },
        }),
      ),
    ),
    /**
     * Turns a module on or off with its saved values, read just before, so that another person's
     * change is not overwritten.
     */
    switchModule: build.mutation({
      queryFn: async ({ enabled, ...place }: ModulePlace & { enabled: boolean }, { signal }) => {
        const saved = await request(getModule, ofModule(place), signal);
        if (!saved.success) return asQueryResult(saved);
        const { version, values } = saved.data;
        return asQueryResult(
          await request(
            updateModule,
            // A module with rules has no values.
            { ...ofModule(place), body: { version, enabled, values: values ?? {} } },
            signal,
          ),
        );
      },
      // Shown at once in the list, so that the switch doesn't flip back until the list is read again.
      onQueryStarted: async ({ serverId, slug, enabled }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          modulesApi.util.updateQueryData('modules', serverId, ({ modules }) => {
            const switched = modules.find((module) => module.slug === slug);
            if (switched) switched.state = enabled ? 'ON' : 'OFF';
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    rules: build.query(endpointQuery(listRules, ofModule)),
    /** Some rules of a list that may be too long to read whole. A server that doesn’t support `ids` sends all. */
    rulesById: build.query(
      endpointQuery(listRules, ({ ids, ...place }: NamedRules) => ({
        ...ofModule(place),
        query: { ids },
      })),
    ),
    ruleNames: build.query<RuleNames, NamesWanted>({
      queryFn: async ({ search, ...place }, { signal }) => {
        const query = search === '' ? {} : { search };
        const result = asQueryResult(
          await request(listRuleNames, { ...ofModule(place), query }, signal),
        );
        if ('data' in result) {
          const { names, next } = result.data;
          return { data: { names, hasMore: typeof next === 'string' } };
        }
        return statusOf(result.error) === 404 ? namesInAll(place, search, signal) : result;
      },
      providesTags: (_data, _failure, place) => tagsShown(listRuleNames, ofModule(place)),
    }),
    createRule: build.mutation(
      endpointMutation(
        createRule,
        ({ enabled, values, ...place }: ModulePlace & Omit<Save, 'version'>) => ({
          ...ofModule(place),
          body: { enabled, values },
        }),
      ),
    ),
    updateRule: build.mutation({
      ...endpointMutation(
        updateRule,
        ({ version, enabled, values, ...place }: RulePlace & Save) => ({
          ...ofRule(place),
          body: { version, enabled, values },
        }),
      ),
      // Puts the saved rule with its new state and version in the cached lists before they are read
      // again.
      onQueryStarted: async ({ serverId, slug, ruleId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { rule } = answer.data;
        const replace = ({ rules }: { rules: Rule[] }) => {
          const index = rules.findIndex(({ id }) => id === ruleId);
          if (index >= 0) rules[index] = rule;
        };
        const { updateQueryData } = modulesApi.util;
        dispatch(updateQueryData('rules', { serverId, slug }, replace));
        dispatch(updateQueryData('rulesById', { serverId, slug, ids: ruleId }, replace));
      },
    }),
    deleteRule: build.mutation(endpointMutation(deleteRule, ofRule)),
    reorderRules: build.mutation({
      ...endpointMutation(
        reorderRules,
        ({ ids, version, ...place }: ModulePlace & { ids: string[]; version: number }) => ({
          ...ofModule(place),
          body: { version, ids },
        }),
      ),
      // Shown at once, and undone if the server rejects it.
      onQueryStarted: async ({ ids, serverId, slug }, { dispatch, queryFulfilled }) => {
        const place = { serverId, slug };
        const shown = dispatch(
          modulesApi.util.updateQueryData('rules', place, ({ rules }) => {
            rules.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
          }),
        );
        try {
          const { data } = await queryFulfilled;
          // Stores the new list version, which the next order is based on.
          await dispatch(modulesApi.util.upsertQueryData('rules', place, data));
        } catch {
          shown.undo();
        }
      },
    }),
  }),
});

/** Rule names from a server that can’t search them. */
async function namesInAll(place: ModulePlace, search: string, signal: AbortSignal) {
  const result = asQueryResult(await request(listRules, ofModule(place), signal));
  if ('error' in result) return result;
  const matches = searchMatcher(search);
  const found = result.data.rules.filter((rule) => matches(ruleName(rule)));
  const names = found.slice(0, NAMES_PART).map((rule) => ({ id: rule.id, name: ruleName(rule) }));
  return { data: { names, hasMore: found.length > NAMES_PART } };
}

export const {
  useModulesQuery,
  useModuleQuery,
  useUpdateModuleMutation,
  useSwitchModuleMutation,
  useRulesQuery,
  useRulesByIdQuery,
  useRuleNamesQuery,
  useCreateRuleMutation,
  useUpdateRuleMutation,
  useDeleteRuleMutation,
  useReorderRulesMutation,
} = modulesApi;
