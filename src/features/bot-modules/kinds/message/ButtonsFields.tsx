import { FieldError, useField } from '@/shared/ui/form/Field';
import { TextField } from '@/shared/ui/form/TextField';
import { messageLimits } from '../../fields/message';
import { CompletingTextField } from '../../controls/completion/CompletingTextField';
import { ItemList } from '../../controls/ItemList';

/** Buttons under a message that lead to a page: five a row, five rows, as Discord has it. */
export function ButtonsFields({ name }: { name: string }) {
  const bound = useField({ name, hint: undefined });
  return (
    <div {...bound.group} role="group" aria-label="Buttons" className="list-field">
      <ItemList
        name={name}
        itemName="button"
        most={messageLimits.buttons}
        initial={() => ({ label: '', url: '' })}
        bound={bound}
        isSmall
        renderAside={(count) =>
          count === 0 ? null : (
            <span className="field__count">
              {count} / {messageLimits.buttons} buttons
            </span>
          )
        }
      >
        {(path, index) => (
          <>
            <CompletingTextField
              name={`${path}.label`}
              label={`Label of button ${index + 1}`}
              maxLength={messageLimits.buttonLabel}
            />
            <TextField
              name={`${path}.url`}
              label={`Link of button ${index + 1}`}
              kind="url"
              placeholder="https://"
            />
          </>
        )}
      </ItemList>
      <FieldError bound={bound} />
    </div>
  );
}
