import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { valueAt } from '../../engine/paths';
import { FieldError, useField } from '@/shared/ui/form/Field';
import { SwitchField } from '@/shared/ui/form/SwitchField';
import { messageLimits } from '@/shared/discord/limits';
import { ColourField } from '../colour/ColourField';
import { CompletingTextField, WithCompletion } from '../../form-controls/completion/CompletingText';
import { RichTextArea, RichTextField } from '../../form-controls/text/RichText';
import { ImageField } from '../image/ImageField';
import { ItemList } from '../../form-controls/ItemList';
import { isEmptyEmbed } from '../../common-fields/message';
import { readEmbed, readEmbedField } from '../../preview/shownMessage';
import { PartCount } from './PartCount';
import { TimestampField } from './TimestampField';

/** The parts of one embed. */
export const EmbedFields = ({ name }: { name: string }) => (
  <>
    <Emptiness name={name} />
    <RichTextField
      name={`${name}.title`}
      label="Title"
      maxLength={messageLimits.title}
      hasMarkdown
    />
    <RichTextArea
      name={`${name}.description`}
      label="Description"
      maxLength={messageLimits.description}
      hasTools
    />
    <ColourField name={`${name}.colour`} label="Color" />
    <Fields name={`${name}.fields`} />
    <details className="message-field__more">
      <summary>Link and images</summary>
      <LinkField name={`${name}.url`} label="Title link" />
      <PictureField name={`${name}.image`} label="Image" />
      <PictureField name={`${name}.thumbnail`} label="Thumbnail" />
    </details>
    <details className="message-field__more">
      <summary>Author and footer</summary>
      <RichTextField name={`${name}.author`} label="Author" maxLength={messageLimits.author} />
      <LinkField name={`${name}.authorUrl`} label="Author link" />
      <PictureField name={`${name}.authorIcon`} label="Author icon" />
      <RichTextField name={`${name}.footer`} label="Footer" maxLength={messageLimits.footer} />
      <PictureField name={`${name}.footerIcon`} label="Footer icon" />
      <TimestampField name={`${name}.timestamp`} label="Timestamp" />
    </details>
  </>
);

/** Revalidates the title, which shows “This embed is empty”, once any part is filled in, such as the image. */
function Emptiness({ name }: { name: string }) {
  const { trigger, getFieldState } = useFormContext();
  const isEmpty = isEmptyEmbed(readEmbed(valueAt(useWatch(), name)));
  const title = `${name}.title`;
  useEffect(() => {
    if (!isEmpty && getFieldState(title).invalid) void trigger(title);
  }, [isEmpty, title, trigger, getFieldState]);
  return null;
}

interface PartProps {
  name: string;
  label: string;
}

const LinkField = (props: PartProps) => (
  <CompletingTextField {...props} kind="url" placeholder="https://" />
);

const PictureField = (props: PartProps) => (
  <WithCompletion>{(assist) => <ImageField {...props} assist={assist} />}</WithCompletion>
);

/** Pairs of name and text. */
function Fields({ name }: { name: string }) {
  const bound = useField({ name, hint: undefined });
  return (
    <div {...bound.group} role="group" aria-label="Fields" className="list-field">
      <ItemList
        name={name}
        itemName="field"
        most={messageLimits.fields}
        initial={() => ({ name: '', value: '', isInline: true })}
        bound={bound}
        isOrdered
        canCopy
        renderAside={(count) =>
          count === 0 ? null : <PartCount count={count} most={messageLimits.fields} what="fields" />
        }
        renderLine={(path) => <FieldLine name={path} />}
      >
        {(path, index) => (
          <>
            <RichTextField
              name={`${path}.name`}
              label={`Field ${index + 1} name`}
              maxLength={messageLimits.fieldName}
              hasMarkdown
            />
            <RichTextArea
              name={`${path}.value`}
              label={`Field ${index + 1} text`}
              rows={2}
              maxLength={messageLimits.fieldValue}
            />
            <SwitchField name={`${path}.isInline`} label="Inline" />
          </>
        )}
      </ItemList>
      <FieldError bound={bound} />
    </div>
  );
}

/** Summary of a folded field. */
function FieldLine({ name }: { name: string }) {
  const field = readEmbedField(valueAt(useWatch(), name));
  const words = [field.name, field.value].filter(Boolean).join(': ');
  return <span className="fold__line">{words}</span>;
}
