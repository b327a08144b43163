import { useWatch } from 'react-hook-form';
import { ChannelField } from '@/features/discord/pickers/ChannelField';
import { RolesField } from '@/features/discord/pickers/RolesField';
import { ChecksField, RadioField, SelectField } from '@/shared/ui/form/ChoiceFields';
import { NumberField } from '@/shared/ui/form/NumberField';
import { SwitchField } from '@/shared/ui/form/SwitchField';
import { TextField } from '@/shared/ui/form/TextField';
import { isShown } from '../engine/schema';
import { valuesAt } from '../engine/valuesAt';
import type { Field, FieldSet } from '../fields/field';
import { AddressField } from './AddressField';
import { ClockField, TimeZoneField } from './ClockFields';
import { ColourField } from './ColourField';
import { CompletingTextArea } from './completion/CompletingTextArea';
import { CompletingTextField } from './completion/CompletingTextField';
import './controls.scss';
import { DurationField } from './DurationField';
import { EmojiField } from './EmojiField';
import { GroupField } from './GroupField';
import { ImageField } from './ImageField';
import { ListField } from './ListField';
import { MatchField } from './MatchField';
import { MessageField } from './MessageField';
import { RuleField } from './RuleField';
import { TagsField } from './TagsField';

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
        <CompletingTextField
          {...props}
          maxLength={control.maxLength}
          placeholder={control.placeholder}
        />
      );
    case 'area':
      return <CompletingTextArea {...props} maxLength={control.maxLength} />;
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
      return <AddressField {...props} of={control.of} />;
    case 'colour':
      return <ColourField {...props} />;
    case 'image':
      return <ImageField {...props} />;
    case 'duration':
      return <DurationField {...props} />;
    case 'message':
      return <MessageField {...props} />;
    case 'date':
    case 'time':
      return <ClockField {...props} kind={control.kind} />;
    case 'timeZone':
      return <TimeZoneField {...props} />;
    case 'cron':
      return <TextField {...props} />;
    case 'match':
      return <MatchField {...props} />;
    case 'tags':
      return <TagsField {...props} most={control.most} />;
    case 'emoji':
      return <EmojiField {...props} />;
    case 'rule':
      return <RuleField {...props} of={control.of} ruleName={control.ruleName} />;
    case 'group':
      return (
        <GroupField {...props} look={control.look}>
          <ModuleFields fields={control.fields} prefix={`${name}.`} />
        </GroupField>
      );
    case 'list':
      return (
        <ListField {...props} control={control}>
          {(prefix) => <ModuleFields fields={control.fields} prefix={prefix} />}
        </ListField>
      );
  }
}
