import type { Variable } from '../engine/variable';
import type { Message } from '../common-fields/message';
import type { Post } from '../common-fields/post';
import { hasSilentMention } from './silentMentions';

interface EmbedMentionsProps {
  messages: readonly { message: Message; post: Post }[];
  variables: readonly Variable[];
}

/** Says that a mention which is only in an embed notifies no one. Always there, so that a screen reader hears it come. */
export const EmbedMentions = ({ messages, variables }: EmbedMentionsProps) => (
  <p role="status" className="preview__hint">
    {messages.some(({ message, post }) => hasSilentMention(message, post, variables))
      ? 'Mentions in an embed don’t notify anyone. Mention members in the message text instead.'
      : ''}
  </p>
);
