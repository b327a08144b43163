import * as z from 'zod/mini';
import { apiPath } from '@/shared/api/apiPath';
import { apiQuery, baseApi } from '@/shared/api/baseApi';
import type { Values } from '../fields/field';
import {
  moduleSettingsSchema,
  moduleSummariesSchema,
  oneRuleSchema,
  rulesSchema,
  sentTestSchema,
} from './moduleState';

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

const moduleUrl = ({ serverId, slug }: ModulePlace) =>
  apiPath`/servers/${serverId}/modules/${slug}`;
const ruleUrl = ({ serverId, slug, ruleId }: RulePlace) =>
  apiPath`/servers/${serverId}/modules/${slug}/rules/${ruleId}`;

/** The calls of bot modules. Each change tells all that show a module. */
export const modulesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    modules: build.query({
      ...apiQuery<typeof moduleSummariesSchema, string>(moduleSummariesSchema, (serverId) => ({
        url: apiPath`/servers/${serverId}/modules`,
      })),
      providesTags: ['Modules'],
    }),
    module: build.query({
      ...apiQuery<typeof moduleSettingsSchema, ModulePlace>(moduleSettingsSchema, (place) => ({
        url: moduleUrl(place),
      })),
      providesTags: ['Modules'],
    }),
    saveModule: build.mutation({
      ...apiQuery<typeof moduleSettingsSchema, ModulePlace & Save>(
        moduleSettingsSchema,
        ({ version, enabled, values, ...place }) => ({
          method: 'PUT',
          url: moduleUrl(place),
          body: { version, enabled, values },
        }),
      ),
      invalidatesTags: ['Modules'],
    }),
    rules: build.query({
      ...apiQuery<typeof rulesSchema, ModulePlace>(rulesSchema, (place) => ({
        url: `${moduleUrl(place)}/rules`,
      })),
      providesTags: ['Modules'],
    }),
    addRule: build.mutation({
      ...apiQuery<typeof oneRuleSchema, ModulePlace & Omit<Save, 'version'>>(
        oneRuleSchema,
        ({ enabled, values, ...place }) => ({
          method: 'POST',
          url: `${moduleUrl(place)}/rules`,
          body: { enabled, values },
        }),
      ),
      invalidatesTags: ['Modules'],
    }),
    saveRule: build.mutation({
      ...apiQuery<typeof oneRuleSchema, RulePlace & Save>(
        oneRuleSchema,
        ({ version, enabled, values, ...place }) => ({
          method: 'PUT',
          url: ruleUrl(place),
          body: { version, enabled, values },
        }),
      ),
      invalidatesTags: ['Modules'],
    }),
    removeRule: build.mutation({
      ...apiQuery<z.ZodMiniUnknown, RulePlace>(z.unknown(), (place) => ({
        method: 'DELETE',
        url: ruleUrl(place),
      })),
      invalidatesTags: ['Modules'],
    }),
    orderRules: build.mutation({
      ...apiQuery<typeof rulesSchema, ModulePlace & { ids: string[] }>(
        rulesSchema,
        ({ ids, ...place }) => ({
          method: 'PUT',
          url: `${moduleUrl(place)}/rules/order`,
          body: { ids },
        }),
      ),
      // Shown at once, and taken back where the server refuses.
      onQueryStarted: async ({ ids, ...place }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          modulesApi.util.updateQueryData('rules', place, ({ rules }) => {
            rules.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
      invalidatesTags: ['Modules'],
    }),
    /** Posts what is saved once; fails with 422 in words where it cannot be posted, 429 within 10 s. */
    sendTest: build.mutation({
      ...apiQuery<typeof sentTestSchema, ModulePlace & { ruleId?: string }>(
        sentTestSchema,
        ({ ruleId, ...place }) => ({
          method: 'POST',
          url:
            ruleId === undefined
              ? `${moduleUrl(place)}/test`
              : `${ruleUrl({ ...place, ruleId })}/test`,
        }),
      ),
    }),
  }),
});

export const {
  useModulesQuery,
  useModuleQuery,
  useSaveModuleMutation,
  useRulesQuery,
  useAddRuleMutation,
  useSaveRuleMutation,
  useRemoveRuleMutation,
  useOrderRulesMutation,
  useSendTestMutation,
} = modulesApi;
