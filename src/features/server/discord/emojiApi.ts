import { baseApi, endpointQuery } from '@/shared/api/baseApi';
import { listEmojis } from './emojiEndpoints';

export const emojiApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    emojis: build.query(
      endpointQuery(listEmojis, (serverId: string) => ({ params: { id: serverId } })),
    ),
  }),
});

export const { useEmojisQuery } = emojiApi;
