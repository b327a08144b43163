import type { ServerEmoji } from '@/features/server/discord/emoji';
import { useEmojisQuery } from '@/features/server/discord/emojiApi';

/** What is known of a server's own emoji. */
export interface OwnEmoji {
  /** All it has; null while nothing is known of them. */
  all: readonly ServerEmoji[] | null;
  /** Those that can be used. */
  usable: readonly ServerEmoji[];
  /** Whether none was left out because it could not be read. */
  isWhole: boolean;
  isComing: boolean;
  isFailed: boolean;
  retry: () => void;
}

const NONE: readonly ServerEmoji[] = [];

/**
 * The emoji of a server's own, asked for once whoever wants them.
 *
 * @param serverId null where no server is chosen: then there are none
 * @param isWanted whether there is need of them yet
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
