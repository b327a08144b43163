import { request } from '@/shared/api/request';
import { asQueryResult, baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { Values } from '../common-fields/field';
import {
  createRule,
  getModule,
  listModules,
  listRules,
  reorderRules,
  deleteRule,
  updateModule,
  updateRule,
} from './endpoints';

/** A module on a server. */
export interface ModulePlace {
  serverId: string;
  slug: string;
}
export interface RulePlace extends ModulePlace {
  ruleId: string;
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
    /** On or off as it is saved: a change made meanwhile by somebody else is not overwritten. */
    switchModule: build.mutation({
      queryFn: async ({ enabled, ...place }: ModulePlace & { enabled: boolean }, { signal }) => {
        const saved = await request(getModule, ofModule(place), signal);
        if (!saved.success) return asQueryResult(saved);
        const { version, values } = saved.data;
        return asQueryResult(
          await request(
            updateModule,
            // What holds rules has no values of its own.
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
      // Its new state and version are in the list before that is read again.
      onQueryStarted: async ({ serverId, slug, ruleId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { rule } = answer.data;
        dispatch(
          modulesApi.util.updateQueryData('rules', { serverId, slug }, ({ rules }) => {
            const index = rules.findIndex(({ id }) => id === ruleId);
            if (index >= 0) rules[index] = rule;
          }),
        );
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
      // Shown at once, and taken back where the server refuses.
      onQueryStarted: async ({ ids, serverId, slug }, { dispatch, queryFulfilled }) => {
        const place = { serverId, slug };
        const shown = dispatch(
          modulesApi.util.updateQueryData('rules', place, ({ rules }) => {
            rules.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
          }),
        );
        try {
          const { data } = await queryFulfilled;
          // With its version, which the next order is made from.
          await dispatch(modulesApi.util.upsertQueryData('rules', place, data));
        } catch {
          shown.undo();
        }
      },
    }),
  }),
});

export const {
  useModulesQuery,
  useModuleQuery,
  useUpdateModuleMutation,
  useSwitchModuleMutation,
  useRulesQuery,
  useCreateRuleMutation,
  useUpdateRuleMutation,
  useDeleteRuleMutation,
  useReorderRulesMutation,
} = modulesApi;
