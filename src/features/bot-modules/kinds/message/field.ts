import { itemsAt, textAt } from '../../engine/read';
import { valuesAt } from '../../engine/valuesAt';
import { countedLength } from '../../fields/discordText';
import { field, type About, type Clash, type Values } from '../../fields/field';
import {
  emptyEmbed,
  messageSchema,
  usualPost,
  type Embed,
  type Message,
  type MessageButton,
} from '../../fields/message';
import type { Post } from '../../fields/post';
import { plainWords } from '../words';
import { messagePieces } from './pieces';
import { buttonRoom, textRoom } from './room';

declare module '../kind' {
  interface Kinds {
    message: {
      /** What stands around it depends on the values beside it. */
      post: (values: Values) => Post;
      /** Its embeds are folded at first where the preview stands beside them. */
      isWritten: boolean;
    };
  }
}

interface MessageAbout extends About {
  content?: string;
  embed?: Partial<Embed>;
  buttons?: readonly MessageButton[];
  /** What stands around it; where nothing is said, the channel and roles beside it. */
  post?: (values: Values) => Post;
  /** The module brings it written: most look at its preview and leave it as it is (decision 136). */
  isWritten?: true;
}

/** A text, embeds, or both. */
export const message = ({
  content = '',
  embed,
  buttons = [],
  post = usualPost,
  isWritten,
  ...about
}: MessageAbout) => ({
  ...field<Message>(about, {
    schema: messageSchema,
    initial: {
      content,
      embeds: embed ? [{ ...emptyEmbed, ...embed }] : [],
      buttons: [...buttons],
    },
    control: { kind: 'message', post, isWritten: isWritten === true },
    words: plainWords,
    pieces: messagePieces,
  }),
  clash: (value: unknown, beside: Values) => crowding(valuesAt(value, ''), post(beside)),
});

/** What of a message has no room beside what the module posts with it; null where all has. */
function crowding(message: Values, post: Post): Clash | null {
  const room = textRoom(post);
  if (countedLength(textAt(message, 'content')) > room)
    return { part: 'content', message: `At most ${room} characters with the mentioned roles.` };
  const most = buttonRoom(post);
  return itemsAt(message, 'buttons').length > most
    ? {
        part: 'buttons',
        message: `Discord allows five rows. With what this module adds, ${most} buttons fit here.`,
      }
    : null;
}
