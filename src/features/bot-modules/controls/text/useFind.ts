import { use, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/discord/discordSlice';
import { completionAt, type Find } from '../completion/completion';
import type { Writing } from '../completion/useCompletion';
import { VariablesContext } from '../completion/VariablesContext';
import { channelAt, emojiAt, isEmojiBegun, mentionAt, type EmojiLookUp } from './begun';

/**
 * What may be put into a text of a message: variables in braces and emoji by name, and where Discord knows
 * mentions, roles and channels of the chosen server.
 */
export function useFind(hasMentions: boolean, writing: Writing): Find {
  const variables = use(VariablesContext);
  const server = useSelector(selectServerDetails);
  const lookUp = useEmojiLookUp(writing !== null && isEmojiBegun(writing.text, writing.caret));
  return (text, caret) =>
    completionAt(text, caret, variables) ??
    (lookUp ? emojiAt(text, caret, lookUp) : null) ??
    (hasMentions && server
      ? (mentionAt(text, caret, server) ?? channelAt(text, caret, server))
      : null);
}

/** The names of all emoji are long: they come when the first is begun. Without them one writes on. */
function useEmojiLookUp(isWanted: boolean): EmojiLookUp | null {
  const [lookUp, setLookUp] = useState<EmojiLookUp | null>(null);
  useEffect(() => {
    if (!isWanted || lookUp) return undefined;
    let isGone = false;
    import('../../kinds/emoji/emojiSearch').then(
      (found) => {
        if (!isGone) setLookUp(found);
      },
      (error: unknown) => console.error('The names of emoji could not be loaded.', error),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, lookUp]);
  return lookUp;
}
