import type { ServerEmoji } from '@/features/server/discord/emoji';
import { useEmojisQuery } from '@/features/server/discord/emojiApi';

/** A server's emoji, as far as they are known. */
export interface OwnEmoji {
  /** All emoji; null while unknown. */
  all: readonly ServerEmoji[] | null;
  /** Emoji that can be used. */
  usable: readonly ServerEmoji[];
  /** False if some emoji could not be read. */
  isWhole: boolean;
  isComing: boolean;
  isFailed: boolean;
  retry: () => void;
}

const NONE: readonly ServerEmoji[] = [];

/**
 * The emoji of a server, requested once for all callers.
 *
 * @param serverId null if no server is chosen: then nothing is requested
 * @param isWanted whether they are needed yet
 */
export function useOwnEmoji(serverId: string | null, isWanted = true): OwnEmoji {
  const { data, isError, isFetching, refetch } = useEmojisQuery(serverId ?? '', {
    skip: serverId === null || !isWanted,
  });
  return {
    all: data?.emojis ?? null,
    usable: data?.emojis.filter(({ available }) => available) ?? NONE,
    isWhole: data?.leftOut === undefined,
    isComing: isFetching && data === undefined,
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
