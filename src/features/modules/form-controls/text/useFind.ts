import { reportError } from '@/shared/errors/reportError';
import { use, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { useServerId } from '@/features/server/discord/useServerId';
import { useOwnEmoji } from '../../field-types/emoji/useOwnEmoji';
import { completionAt, VariablesContext, type Find } from '../completion/completion';
import type { Writing } from '../completion/useCompletion';
import { channelAt, emojiAt, isEmojiBegun, mentionAt, type EmojiLookUp } from './begun';

/**
 * What may be put into a text of a message: variables in braces and emoji by name, and where Discord knows
 * them, the chosen server's own emoji, roles and channels.
 */
export function useFind(knows: { mentions: boolean; ownEmoji: boolean }, writing: Writing): Find {
  const variables = use(VariablesContext);
  const server = useSelector(selectServerDetails);
  const serverId = useServerId();
  const isBegun = writing !== null && isEmojiBegun(writing.text, writing.caret);
  const lookUp = useEmojiLookUp(isBegun);
  const own = useOwnEmoji(serverId, knows.ownEmoji && (isBegun || lookUp !== null));
  return (text, caret) =>
    completionAt(text, caret, variables) ??
    (lookUp ? emojiAt(text, caret, lookUp, own) : null) ??
    (knows.mentions && server
      ? (mentionAt(text, caret, server) ?? channelAt(text, caret, server))
      : null);
}

/** The names of all emoji are long: they come when the first is begun. Without them one writes on. */
function useEmojiLookUp(isWanted: boolean): EmojiLookUp | null {
  const [lookUp, setLookUp] = useState<EmojiLookUp | null>(null);
  useEffect(() => {
    if (!isWanted || lookUp) return undefined;
    let isGone = false;
    import('../../field-types/emoji/emojiSearch').then(
      (found) => {
        if (!isGone) setLookUp(found);
      },
      (error: unknown) => reportError('The names of emoji didn’t load', error),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, lookUp]);
  return lookUp;
}
