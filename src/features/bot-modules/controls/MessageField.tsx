import { useFieldArray, useWatch } from 'react-hook-form';
import { FieldError, FieldHint, useField, type FieldProps } from '@/shared/ui/form/Field';
import { SwitchField } from '@/shared/ui/form/SwitchField';
import { TextField } from '@/shared/ui/form/TextField';
import { emptyEmbed, messageLimits, messageSchema, totalLength } from '../fields/message';
import { ButtonsFields } from './ButtonsFields';
import { ColourField } from './ColourField';
import { CompletingTextArea } from './completion/CompletingTextArea';
import { CompletingTextField } from './completion/CompletingTextField';
import { ImageField } from './ImageField';

/** A message of a bot: a text and embeds, each part counted against Discord's limit. */
export function MessageField(props: FieldProps) {
  const bound = useField(props);
  const embeds = useFieldArray({ name: `${props.name}.embeds` });
  return (
    <fieldset className="field message-field" aria-describedby={bound.aria['aria-describedby']}>
      <legend className="field__legend">{props.label}</legend>
      <FieldHint bound={bound} hint={props.hint} />
      <CompletingTextArea
        name={`${props.name}.content`}
        label="Text"
        hint="Discord’s markdown works: **bold**, *italic*, [links](https://…), <#channel>."
        maxLength={messageLimits.content}
        hasChips
      />
      {embeds.fields.map((embed, index) => (
        <EmbedFields
          key={embed.id}
          name={`${props.name}.embeds.${index}`}
          number={index + 1}
          onRemove={() => embeds.remove(index)}
        />
      ))}
      <div className="message-field__end">
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={embeds.fields.length >= messageLimits.embeds}
          onClick={() => embeds.append(structuredClone(emptyEmbed))}
        >
          Add embed
        </button>
        <TotalLength name={props.name} />
      </div>
      <ButtonsFields name={`${props.name}.buttons`} />
      <FieldError bound={bound} />
    </fieldset>
  );
}

/** Discord counts the embeds of a message together. */
function TotalLength({ name }: { name: string }) {
  const parsed = messageSchema.safeParse(useWatch({ name }));
  const total = parsed.success ? totalLength(parsed.data.embeds) : null;
  return total === null ? null : (
    <span className="field__count">
      {total} / {messageLimits.allEmbeds} in all embeds
    </span>
  );
}

interface EmbedFieldsProps {
  name: string;
  number: number;
  onRemove: () => void;
}

function EmbedFields({ name, number, onRemove }: EmbedFieldsProps) {
  const fields = useFieldArray({ name: `${name}.fields` });
  return (
    <div role="group" aria-label={`Embed ${number}`} className="list-field__item">
      <div className="list-field__head">
        <strong>Embed {number}</strong>
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-label={`Remove embed ${number}`}
          onClick={onRemove}
        >
          Remove
        </button>
      </div>
      <CompletingTextField name={`${name}.title`} label="Title" maxLength={messageLimits.title} />
      <CompletingTextArea
        name={`${name}.description`}
        label="Description"
        maxLength={messageLimits.description}
      />
      <ColourField name={`${name}.colour`} label="Colour" />
      {fields.fields.map((field, index) => (
        <div
          key={field.id}
          role="group"
          aria-label={`Field ${index + 1}`}
          className="message-field__pair"
        >
          <CompletingTextField
            name={`${name}.fields.${index}.name`}
            label={`Name of field ${index + 1}`}
            maxLength={messageLimits.fieldName}
          />
          <CompletingTextArea
            name={`${name}.fields.${index}.value`}
            label={`Text of field ${index + 1}`}
            rows={2}
            maxLength={messageLimits.fieldValue}
          />
          <SwitchField name={`${name}.fields.${index}.isInline`} label="Beside the next" />
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            aria-label={`Remove field ${index + 1}`}
            onClick={() => fields.remove(index)}
          >
            Remove
          </button>
        </div>
      ))}
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        disabled={fields.fields.length >= messageLimits.fields}
        onClick={() => fields.append({ name: '', value: '', isInline: true })}
      >
        Add field
      </button>
      <details className="message-field__more">
        <summary>Author, link, pictures and footer</summary>
        <CompletingTextField
          name={`${name}.author`}
          label="Author"
          maxLength={messageLimits.author}
        />
        <TextField name={`${name}.url`} label="Link of the title" kind="url" />
        <ImageField name={`${name}.image`} label="Picture" />
        <ImageField name={`${name}.thumbnail`} label="Small picture" />
        <CompletingTextField
          name={`${name}.footer`}
          label="Footer"
          maxLength={messageLimits.footer}
        />
      </details>
    </div>
  );
}
