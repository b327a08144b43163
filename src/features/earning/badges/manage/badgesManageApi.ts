import { baseApi, endpointMutation, endpointQuery } from '@/shared/api/baseApi';
import type { BadgeRule } from '../badgeRule';
import type { BadgeBody } from './badgeSettings';
import {
  countBadgeMembers,
  createBadge,
  deleteBadge,
  listServerBadges,
  updateBadge,
} from './endpoints';

interface OfBadge {
  serverId: string;
  badgeId: string;
}

const inPath = ({ serverId, badgeId }: OfBadge) => ({ params: { id: serverId, badgeId } });

export const badgesManageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    serverBadges: build.query(
      endpointQuery(listServerBadges, (serverId: string) => ({ params: { id: serverId } })),
    ),
    badgeCount: build.query(
      endpointQuery(
        countBadgeMembers,
        ({ serverId, rule }: { serverId: string; rule: BadgeRule }) => ({
          params: { id: serverId },
          body: { rule },
        }),
      ),
    ),
    addBadge: build.mutation(
      endpointMutation(
        createBadge,
        ({ serverId, body }: { serverId: string; body: BadgeBody }) => ({
          params: { id: serverId },
          body,
        }),
      ),
    ),
    changeBadge: build.mutation(
      endpointMutation(
        updateBadge,
        ({ body, ...badge }: OfBadge & { body: BadgeBody & { version: number } }) => ({
          ...inPath(badge),
          body,
        }),
      ),
    ),
    removeBadge: build.mutation(endpointMutation(deleteBadge, inPath)),
  }),
});

export const {
  useServerBadgesQuery,
  useBadgeCountQuery,
  useAddBadgeMutation,
  useChangeBadgeMutation,
  useRemoveBadgeMutation,
} = badgesManageApi;
