import { field, type About, type Values } from '../../fields/field';
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
import type * as control from './Control';
import type * as example from './example';
import type * as openApi from './openApi';

declare module '../kind' {
  interface Kinds {
    message: Parts<
      {
        /** What stands around it depends on the values beside it. */
        post: (values: Values) => Post;
        /** Its embeds are folded at first where the preview stands beside them. */
        isWritten: boolean;
      },
      typeof control,
      typeof openApi,
      typeof example
    >;
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
}: MessageAbout) =>
  field<Message>(about, {
    schema: messageSchema,
    initial: {
      content,
      embeds: embed ? [{ ...emptyEmbed, ...embed }] : [],
      buttons: [...buttons],
    },
    control: { kind: 'message', post, isWritten: isWritten === true },
    words: plainWords,
    pieces: messagePieces,
  });
