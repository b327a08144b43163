import { Suspense, type ReactNode } from 'react';
import { ChannelField } from '@/features/server/discord/pickers/ChannelField';
import { RolesField } from '@/features/server/discord/pickers/RolesField';
import { ChecksField, RadioField, SelectField } from '@/shared/ui/form/ChoiceFields';
import { ClockField } from '@/shared/ui/form/ClockField';
import type { FieldProps } from '@/shared/ui/form/Field';
import { NumberField } from '@/shared/ui/form/NumberField';
import { SwitchField } from '@/shared/ui/form/SwitchField';
import { TextField } from '@/shared/ui/form/TextField';
import type { FieldSet } from '../common-fields/field';
import { CompletingTextField } from '../form-controls/completion/CompletingText';
import { AmountField } from './amount/AmountField';
import { AreaField } from './area/AreaField';
import { ColourField } from './colour/ColourField';
import { DurationField } from './duration/DurationField';
import type { ControlOf, FieldType } from './fieldType';
import { GroupField } from './group/GroupField';
import { ImageField } from './image/ImageField';
import { MATCH_ANYONE, MATCH_EVERY } from './match/field';
import { parts } from './preparedParts';
import { RuleField } from './rule/RuleField';
import { TagsField } from './tags/TagsField';
import { TimeZoneField } from './timeZone/TimeZoneField';

/** What the control of a type of field gets. */
export interface ControlProps<T extends FieldType = FieldType> {
  field: FieldProps;
  control: ControlOf<T>;
  /** Shows fields inside this one, whose values are below that path. */
  renderFields: (fields: FieldSet, prefix: string) => ReactNode;
}

/** The values are the numbers of spec §3. */
const matchModes = [
  { value: MATCH_EVERY, label: 'All' },
  { value: MATCH_ANYONE, label: 'Any' },
];

/** Stands for a field whose control is on its way (`preparedParts.ts`). */
const PartSkeleton = ({ label }: { label: string }) => (
  <fieldset className="field message-field" aria-busy="true">
    <legend className="field__legend">{label}</legend>
    <p role="status">Loading…</p>
  </fieldset>
);

/** How each type of field is shown in a form: functions that make elements, so hooks are for the components in them. */
export const controls: { readonly [T in FieldType]?: (props: ControlProps<T>) => ReactNode } = {
  address: ({ field, control }) => (
    <Suspense fallback={<PartSkeleton label={field.label} />}>
      <parts.address.ready.Part
        {...field}
        of={control.of}
        symbolField={control.symbolField}
        tidy={control.tidy}
        query={control.query}
      />
    </Suspense>
  ),
  amount: ({ field, control: { unit, unitOf, tidy } }) => (
    <AmountField {...field} unit={unit} unitOf={unitOf} tidy={tidy} />
  ),
  area: ({ field, control }) => (
    <AreaField {...field} maxLength={control.maxLength} tidy={control.tidy} />
  ),
  channel: ({ field, control }) => <ChannelField {...field} kinds={control.kinds} />,
  checks: ({ field, control }) => <ChecksField {...field} choices={control.choices} />,
  colour: ({ field }) => <ColourField {...field} />,
  cron: ({ field, control }) => <TextField {...field} tidy={control.tidy} />,
  date: ({ field }) => <ClockField {...field} kind="date" />,
  duration: ({ field }) => <DurationField {...field} />,
  emoji: ({ field }) => (
    <Suspense fallback={<PartSkeleton label={field.label} />}>
      <parts.emoji.ready.Part {...field} isJudged />
    </Suspense>
  ),
  group: ({ field, control, renderFields }) => (
    <GroupField {...field} look={control.look}>
      {renderFields(control.fields, `${field.name}.`)}
    </GroupField>
  ),
  image: ({ field }) => <ImageField {...field} />,
  list: ({ field, control, renderFields }) => (
    <Suspense fallback={<PartSkeleton label={field.label} />}>
      <parts.list.ready.Part {...field} control={control}>
        {(prefix) => renderFields(control.fields, prefix)}
      </parts.list.ready.Part>
    </Suspense>
  ),
  match: ({ field }) => <RadioField {...field} choices={matchModes} />,
  message: ({ field, control }) => (
    <Suspense fallback={<PartSkeleton label={field.label} />}>
      <parts.message.ready.Part {...field} isWritten={control.isWritten} post={control.post} />
    </Suspense>
  ),
  number: ({ field, control }) => <NumberField {...field} unit={control.unit} />,
  radio: ({ field, control }) => <RadioField {...field} choices={control.choices} />,
  roles: ({ field, control }) => <RolesField {...field} most={control.most} use={control.use} />,
  rule: ({ field, control }) => (
    <RuleField {...field} of={control.of} ruleName={control.ruleName} />
  ),
  secret: ({ field, control }) => (
    <Suspense fallback={<PartSkeleton label={field.label} />}>
      <parts.secret.ready.Part {...field} control={control} />
    </Suspense>
  ),
  select: ({ field, control }) => <SelectField {...field} choices={control.choices} />,
  switch: ({ field }) => <SwitchField {...field} />,
  tags: ({ field, control }) => (
    <TagsField
      {...field}
      most={control.most}
      hasCommas={control.hasCommas}
      tidyLine={control.tidy}
    />
  ),
  text: ({ field, control }) => (
    <CompletingTextField
      {...field}
      maxLength={control.maxLength}
      placeholder={control.placeholder}
      tidy={control.tidy}
    />
  ),
  time: ({ field }) => <ClockField {...field} kind="time" />,
  timeZone: ({ field }) => <TimeZoneField {...field} />,
};
