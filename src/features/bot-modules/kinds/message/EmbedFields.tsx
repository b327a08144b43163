import { FieldError, useField } from '@/shared/ui/form/Field';
import { SwitchField } from '@/shared/ui/form/SwitchField';
import { TextField } from '@/shared/ui/form/TextField';
import { messageLimits } from '../../fields/message';
import { ColourField } from '../colour/ColourField';
import { CompletingTextArea } from '../../controls/completion/CompletingTextArea';
import { CompletingTextField } from '../../controls/completion/CompletingTextField';
import { ImageField } from '../image/ImageField';
import { ItemList } from '../../controls/ItemList';

/** The parts of one embed. */
export const EmbedFields = ({ name }: { name: string }) => (
  <>
    <CompletingTextField name={`${name}.title`} label="Title" maxLength={messageLimits.title} />
    <CompletingTextArea
      name={`${name}.description`}
      label="Description"
      maxLength={messageLimits.description}
    />
    <ColourField name={`${name}.colour`} label="Colour" />
    <Fields name={`${name}.fields`} />
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
  </>
);

/** Pairs of a name and a text. */
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
        isSmall
      >
        {(path, index) => (
          <>
            <CompletingTextField
              name={`${path}.name`}
              label={`Name of field ${index + 1}`}
              maxLength={messageLimits.fieldName}
            />
            <CompletingTextArea
              name={`${path}.value`}
              label={`Text of field ${index + 1}`}
              rows={2}
              maxLength={messageLimits.fieldValue}
            />
            <SwitchField name={`${path}.isInline`} label="Beside the next" />
          </>
        )}
      </ItemList>
      <FieldError bound={bound} />
    </div>
  );
}
