import { useWatch } from 'react-hook-form';
import { valueAt } from '../../engine/paths';
import { useMedia } from '@/shared/hooks/useMedia';
import { FieldError, FieldHint, useField, type FieldProps } from '@/shared/ui/form/Field';
import { messageLimits } from '@/shared/discord/limits';
import type { Values } from '../../common-fields/field';
import { emptyEmbed, totalLength } from '../../common-fields/message';
import type { Post } from '../../common-fields/post';
import { ONE_COLUMN } from '../../preview/oneColumn';
import { readEmbed, readShownMessage } from '../../preview/shownMessage';
import { ItemList } from '../../form-controls/ItemList';
import { RichTextArea } from '../../form-controls/text/RichText';
import { ButtonsFields } from './ButtonsFields';
import { EmbedFields } from './EmbedFields';
import './message.scss';
import { MessageTools } from './MessageTools';
import { MessageWarnings } from './MessageWarnings';
import { PartCount } from './PartCount';
import { besideMessage, textRoom } from './room';

export interface MessageFieldProps extends FieldProps {
  /** The module provides the text, which most servers leave unchanged. */
  isWritten: boolean;
  /** The post that its module puts around it, given the values beside it. */
  post: (values: Values) => Post;
}

/** A message of a bot: text, embeds and buttons, each part counted against Discord's limit. */
export default function MessageField({ isWritten, post, ...props }: MessageFieldProps) {
  const bound = useField(props);
  return (
    <fieldset {...bound.group} className="field message-field">
      <legend className="field__legend">{props.label}</legend>
      <FieldHint bound={bound} hint={props.hint} />
      <MessageTools name={props.name} />
      <Content name={`${props.name}.content`} post={post} />
      <Embeds name={`${props.name}.embeds`} message={props.name} isWritten={isWritten} />
      <ButtonsFields name={`${props.name}.buttons`} post={post} />
      <MessageWarnings name={props.name} />
      <FieldError bound={bound} />
    </fieldset>
  );
}

interface ContentProps {
  name: string;
  post: (values: Values) => Post;
}

/** The text, limited to the characters that the mentioned roles leave. */
const Content = ({ name, post }: ContentProps) => (
  <RichTextArea
    name={name}
    label="Text"
    maxLength={textRoom(post(besideMessage(useWatch(), name)))}
    rows={3}
    hasTools
    hasChips
  />
);

interface EmbedsProps {
  name: string;
  /** Path of the message that contains them. */
  message: string;
  isWritten: boolean;
}

/** Errors about all embeds together are shown below them. */
function Embeds({ name, message, isWritten }: EmbedsProps) {
  const bound = useField({ name, hint: undefined });
  const isAlone = useMedia(ONE_COLUMN);
  return (
    <div {...bound.group} role="group" aria-label="Embeds" className="list-field">
      <ItemList
        name={name}
        itemName="embed"
        most={messageLimits.embeds}
        initial={() => structuredClone(emptyEmbed)}
        bound={bound}
        isOrdered
        canCopy
        isFolded={isWritten && !isAlone}
        renderAside={(count) =>
          count === 0 ? null : (
            <span className="message-field__counts">
              <PartCount count={count} most={messageLimits.embeds} what="embeds" />
              <TotalLength name={message} />
            </span>
          )
        }
        renderLine={(path) => <EmbedLine name={path} />}
      >
        {(path) => <EmbedFields name={path} />}
      </ItemList>
      <FieldError bound={bound} />
    </div>
  );
}

/** Summary of a folded embed. */
function EmbedLine({ name }: { name: string }) {
  const { title, description, author } = readEmbed(valueAt(useWatch(), name));
  return <span className="fold__line">{title || description || author}</span>;
}

/** Discord counts the embeds of a message together. */
function TotalLength({ name }: { name: string }) {
  const total = totalLength(readShownMessage(useWatch({ name })).embeds);
  return <PartCount count={total} most={messageLimits.allEmbeds} what="characters together" />;
}
