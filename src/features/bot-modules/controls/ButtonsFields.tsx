import { useFieldArray } from 'react-hook-form';
import { TextField } from '@/shared/ui/form/TextField';
import { messageLimits } from '../fields/message';
import { CompletingTextField } from './completion/CompletingTextField';

/** Buttons under a message that lead to a page: five a row, five rows, as Discord has it. */
export function ButtonsFields({ name }: { name: string }) {
  const buttons = useFieldArray({ name });
  return (
    <div role="group" aria-label="Buttons" className="list-field">
      {buttons.fields.map((button, index) => (
        <div
          key={button.id}
          role="group"
          aria-label={`Button ${index + 1}`}
          className="message-field__pair"
        >
          <CompletingTextField
            name={`${name}.${index}.label`}
            label={`Label of button ${index + 1}`}
            maxLength={messageLimits.buttonLabel}
          />
          <TextField
            name={`${name}.${index}.url`}
            label={`Link of button ${index + 1}`}
            kind="url"
            placeholder="https://"
          />
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            aria-label={`Remove button ${index + 1}`}
            onClick={() => buttons.remove(index)}
          >
            Remove
          </button>
        </div>
      ))}
      <div className="message-field__end">
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={buttons.fields.length >= messageLimits.buttons}
          onClick={() => buttons.append({ label: '', url: '' })}
        >
          Add button
        </button>
        <span className="field__count">
          {buttons.fields.length} / {messageLimits.buttons} buttons
        </span>
      </div>
    </div>
  );
}
