import { countedLength } from '../../common-fields/discordText';
import { field, type About, type Clash, type Field, type Values } from '../../common-fields/field';
import {
  emptyEmbed,
  messageSchema,
  type Embed,
  type Message,
  type MessageButton,
} from '../../common-fields/message';
import type { Post } from '../../common-fields/post';
import { readShownMessage } from '../../preview/shownMessage';
import { plainWords } from '../../engine/shape';
import { messagePieces } from './pieces';
import { buttonRoom, textRoom } from './room';

declare module '../fieldType' {
  interface FieldTypes {
    message: {
      /** The post around it, which depends on the values beside it. */
      post: (values: Values) => Post;
      /** Its embeds are folded at first if the preview is beside them. */
      isWritten: boolean;
    };
  }
}

/** The post of a message whose module adds nothing to it. */
const alone = (): Post => ({});

interface MessageAbout<Beside extends string> extends About<Beside> {
  content?: string;
  embed?: Partial<Embed>;
  buttons?: readonly MessageButton[];
  /**
   * The module provides the text: most servers only view its preview and leave it unchanged
   * (docs/product/modules.md).
   */
  isWritten?: true;
}

/** A text, embeds, or both; without additions until its module defines the post around it. */
export const message = <Beside extends string = never>({
  content = '',
  embed,
  buttons = [],
  isWritten,
  ...about
}: MessageAbout<Beside>): Field<Message, NoInfer<Beside>> => {
  const own = field<Message, Beside>(about, {
    schema: messageSchema,
    initial: {
      content,
      embeds: embed ? [{ ...emptyEmbed, ...embed }] : [],
      buttons: [...buttons],
    },
    read: readShownMessage,
    control: { type: 'message', post: alone, isWritten: isWritten === true },
    words: plainWords,
    pieces: messagePieces,
  });
  const around = (posted: (values: Values) => Post): Field<Message, NoInfer<Beside>> => ({
    ...own,
    control: { type: 'message', post: posted, isWritten: isWritten === true },
    clash: (value, beside) => crowding(readShownMessage(value), posted(beside)),
    around,
  });
  return around(alone);
};

/** Error if part of a message has no room beside the additions of its module; null if all of it has. */
function crowding({ content, buttons }: Message, post: Post): Clash | null {
  const room = textRoom(post);
  if (countedLength(content) > room)
    return {
      part: 'content',
      message: `Maximum ${room} characters, including the mentioned roles.`,
    };
  const most = buttonRoom(post);
  return buttons.length > most
    ? {
        part: 'buttons',
        message: `Discord allows 5 rows. This module uses some of them, so ${most} buttons fit here.`,
      }
    : null;
}
