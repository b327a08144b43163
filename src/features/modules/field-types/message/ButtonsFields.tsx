import { useWatch } from 'react-hook-form';
import { valueAt } from '../../engine/paths';
import { useServerId } from '@/features/server/discord/useServerId';
import { SelectField } from '@/shared/ui/form/ChoiceFields';
import { FieldError, useField } from '@/shared/ui/form/Field';
import { messageLimits } from '@/shared/discord/limits';
import type { Values } from '../../common-fields/field';
import { emptyButton, type MessageButton } from '../../common-fields/message';
import type { Post } from '../../common-fields/post';
import { CompletingTextField } from '../../form-controls/completion/CompletingText';
import { RichTextArea, RichTextField } from '../../form-controls/text/RichText';
import { ItemList } from '../../form-controls/ItemList';
import { Emoji } from '../../preview/Emoji';
import { EmojiField } from '../emoji/EmojiField';
import { readButton } from '../../preview/shownMessage';
import { PartCount } from './PartCount';
import { besideMessage, buttonRoom } from './room';

const actions: readonly { value: MessageButton['does']; label: string }[] = [
  { value: 'LINK', label: 'Open a link' },
  { value: 'ANSWER', label: 'Reply to the member' },
];
const styles: readonly { value: MessageButton['style']; label: string }[] = [
  { value: 'primary', label: 'Blurple' },
  { value: 'secondary', label: 'Gray' },
  { value: 'success', label: 'Green' },
  { value: 'danger', label: 'Red' },
];

interface ButtonsFieldsProps {
  name: string;
  /** What the module posts with the message, given the values beside it. */
  post: (values: Values) => Post;
}

/** Buttons under a message: five a row, five rows with those of the module, as Discord has it. */
export function ButtonsFields({ name, post }: ButtonsFieldsProps) {
  const bound = useField({ name, hint: undefined });
  const most = buttonRoom(post(besideMessage(useWatch(), name)));
  return (
    <div {...bound.group} role="group" aria-label="Buttons" className="list-field">
      <ItemList
        name={name}
        itemName="button"
        most={most}
        initial={() => ({ ...emptyButton })}
        bound={bound}
        isOrdered
        canCopy
        renderAside={(count) =>
          count === 0 ? null : (
            <span className="message-field__counts">
              <PartCount count={count} most={most} what="buttons" />
              <PartCount
                count={Math.ceil(count / messageLimits.rowButtons)}
                most={Math.ceil(most / messageLimits.rowButtons)}
                what="rows of five"
              />
            </span>
          )
        }
        renderLine={(path) => <ButtonLine name={path} />}
      >
        {(path, index) => <ButtonFields name={path} place={index + 1} />}
      </ItemList>
      <FieldError bound={bound} />
    </div>
  );
}

function ButtonFields({ name, place }: { name: string; place: number }) {
  const isLink = readButton(valueAt(useWatch(), name)).does === 'LINK';
  return (
    <>
      <RichTextField
        name={`${name}.label`}
        label={`Button ${place} label`}
        maxLength={messageLimits.buttonLabel}
      />
      <EmojiField name={`${name}.emoji`} label={`Button ${place} emoji`} />
      <SelectField name={`${name}.does`} label="When pressed" choices={actions} />
      {isLink ? (
        <CompletingTextField
          name={`${name}.url`}
          label={`Button ${place} link`}
          kind="url"
          placeholder="https://"
        />
      ) : (
        <>
          <SelectField name={`${name}.style`} label="Style" choices={styles} />
          <RichTextArea
            name={`${name}.answer`}
            label={`Button ${place} reply`}
            rows={2}
            maxLength={messageLimits.answer}
            hasTools
          />
        </>
      )}
    </>
  );
}

/** Which button it is, while it is folded. */
function ButtonLine({ name }: { name: string }) {
  const serverId = useServerId();
  const { label, emoji, does, url, answer } = readButton(valueAt(useWatch(), name));
  const words = [label, does === 'ANSWER' ? answer : url].filter(Boolean).join(': ');
  return (
    <span className="fold__line">
      {emoji === '' ? null : <Emoji emoji={emoji} serverId={serverId} />} {words}
    </span>
  );
}
