import { useWatch } from 'react-hook-form';
import { ChannelField } from '@/features/discord/pickers/ChannelField';
import { RolesField } from '@/features/discord/pickers/RolesField';
import { ChecksField, RadioField, SelectField } from '@/shared/ui/form/ChoiceFields';
import { NumberField } from '@/shared/ui/form/NumberField';
import { SwitchField } from '@/shared/ui/form/SwitchField';
import { TextAreaField, TextField } from '@/shared/ui/form/TextField';
import { isShown } from '../engine/schema';
import { valuesAt } from '../engine/valuesAt';
import type { Field, FieldSet } from '../fields/field';
import { AddressField } from './AddressField';
import { ColourField } from './ColourField';
import './controls.scss';
import { DurationField } from './DurationField';
import { ImageField } from './ImageField';
import { ListField } from './ListField';
import { MessageField } from './MessageField';

interface ModuleFieldsProps {
  fields: FieldSet;
  /** Path of the values they are in: "" for the form itself, "conditions.0." for an item of a list. */
  prefix?: string;
}

/** Those of the fields that are in force, one below the other, each by the control of its kind. */
export function ModuleFields({ fields, prefix = '' }: ModuleFieldsProps) {
  const values = valuesAt(useWatch(), prefix);
  return Object.entries(fields)
    .filter(([, field]) => isShown(field, values))
    .map(([name, field]) => <ModuleField key={name} name={`${prefix}${name}`} field={field} />);
}

interface ModuleFieldProps {
  /** Path in the form's values. */
  name: string;
  field: Field;
}

function ModuleField({ name, field: { label, hint, control } }: ModuleFieldProps) {
  const props = { name, label, hint };
  switch (control.kind) {
    case 'text':
      return (
        <TextField {...props} maxLength={control.maxLength} placeholder={control.placeholder} />
      );
    case 'area':
      return <TextAreaField {...props} maxLength={control.maxLength} />;
    case 'number':
      return <NumberField {...props} unit={control.unit} />;
    case 'amount':
      return <TextField {...props} kind="decimal" unit={control.unit} />;
    case 'switch':
      return <SwitchField {...props} />;
    case 'select':
      return <SelectField {...props} choices={control.choices} />;
    case 'radio':
      return <RadioField {...props} choices={control.choices} />;
    case 'checks':
      return <ChecksField {...props} choices={control.choices} />;
    case 'channel':
      return <ChannelField {...props} kinds={control.kinds} />;
    case 'roles':
      return <RolesField {...props} most={control.most} use={control.use} />;
    case 'address':
      return <AddressField {...props} />;
    case 'colour':
      return <ColourField {...props} />;
    case 'image':
      return <ImageField {...props} />;
    case 'duration':
      return <DurationField {...props} />;
    case 'message':
      return <MessageField {...props} />;
    case 'list':
      return (
        <ListField {...props} control={control}>
          {(prefix) => <ModuleFields fields={control.fields} prefix={prefix} />}
        </ListField>
      );
  }
}
