import { Suspense, type ReactNode } from 'react';
import { ChannelField } from '@/features/server/discord/pickers/ChannelField';
import { RolesField } from '@/features/server/discord/pickers/RolesField';
import { ChecksField, RadioField, SelectField } from '@/shared/ui/form/ChoiceFields';
import type { FieldProps } from '@/shared/ui/form/Field';
import { NumberField } from '@/shared/ui/form/NumberField';
import { SwitchField } from '@/shared/ui/form/SwitchField';
import type { FieldSet } from '../common-fields/field';
import { CompletingTextField } from '../form-controls/completion/CompletingText';
import { AmountField } from './amount/AmountField';
import { AreaField } from './area/AreaField';
import { DurationField } from './duration/DurationField';
import type { ControlOf, FieldType } from './fieldType';
import { GroupField } from './group/GroupField';
import { LineField } from './number/LineField';
import { MATCH_ANYONE, MATCH_EVERY } from './match/field';
import { parts } from './preparedParts';
import { RuleField } from './rule/RuleField';

/** Props of a field type's control. */
export interface ControlProps<T extends FieldType = FieldType> {
  field: FieldProps;
  control: ControlOf<T>;
  /** Renders fields inside this one, whose values are below `prefix`. */
  renderFields: (fields: FieldSet, prefix: string) => ReactNode;
}

/** The values are the numbers of spec §3. */
const matchModes = [
  { value: MATCH_EVERY, label: 'All' },
  { value: MATCH_ANYONE, label: 'Any' },
];

/** Placeholder for a field whose control is loading (`preparedParts.ts`). */
const PartSkeleton = ({ label }: { label: string }) => (
  <fieldset className="field message-field" aria-busy="true">
    <legend className="field__legend">{label}</legend>
    <p role="status">Loading…</p>
  </fieldset>
);

const inTime = ({ label }: FieldProps, part: ReactNode) => (
  <Suspense fallback={<PartSkeleton label={label} />}>{part}</Suspense>
);

/**
 * How each field type is shown in a form. Plain functions that return elements: hooks belong in the
 * components.
 */
export const controls: { readonly [T in FieldType]?: (props: ControlProps<T>) => ReactNode } = {
  address: ({ field, control }) =>
    inTime(
      field,
      <parts.address.ready.Part
        {...field}
        of={control.of}
        symbolField={control.symbolField}
        tidy={control.tidy}
        query={control.query}
      />,
    ),
  amount: ({ field, control: { unit, unitOf, tidy } }) => (
    <AmountField {...field} unit={unit} unitOf={unitOf} tidy={tidy} />
  ),
  area: ({ field, control }) => (
    <AreaField {...field} maxLength={control.maxLength} tidy={control.tidy} />
  ),
  channel: ({ field, control }) => <ChannelField {...field} kinds={control.kinds} />,
  checks: ({ field, control }) => <ChecksField {...field} choices={control.choices} />,
  colour: ({ field }) => inTime(field, <parts.colour.ready.Part {...field} />),
  cron: ({ field, control }) =>
    inTime(field, <parts.cron.ready.Part {...field} tidy={control.tidy} />),
  date: ({ field, control }) =>
    inTime(field, <parts.date.ready.Part {...field} control={control} />),
  duration: ({ field }) => <DurationField {...field} />,
  emoji: ({ field }) => inTime(field, <parts.emoji.ready.Part {...field} isJudged />),
  group: ({ field, control, renderFields }) => (
    <GroupField {...field} look={control.look}>
      {renderFields(control.fields, `${field.name}.`)}
    </GroupField>
  ),
  image: ({ field }) => inTime(field, <parts.image.ready.Part {...field} />),
  list: ({ field, control, renderFields }) =>
    inTime(
      field,
      <parts.list.ready.Part {...field} control={control}>
        {(prefix, fields) => renderFields(fields, prefix)}
      </parts.list.ready.Part>,
    ),
  match: ({ field }) => <RadioField {...field} choices={matchModes} />,
  message: ({ field, control }) =>
    inTime(
      field,
      <parts.message.ready.Part {...field} isWritten={control.isWritten} post={control.post} />,
    ),
  number: ({ field, control: { unit, lineOf } }) =>
    lineOf === undefined ? (
      <NumberField {...field} unit={unit} />
    ) : (
      <LineField {...field} lineOf={lineOf} />
    ),
  radio: ({ field, control }) => <RadioField {...field} choices={control.choices} />,
  roles: ({ field, control }) => <RolesField {...field} most={control.most} use={control.use} />,
  rule: ({ field, control }) => (
    <RuleField {...field} of={control.of} ruleName={control.ruleName} />
  ),
  secret: ({ field, control }) =>
    inTime(field, <parts.secret.ready.Part {...field} control={control} />),
  select: ({ field, control }) => <SelectField {...field} choices={control.choices} />,
  switch: ({ field }) => <SwitchField {...field} />,
  tags: ({ field, control }) =>
    inTime(
      field,
      <parts.tags.ready.Part
        {...field}
        most={control.most}
        hasCommas={control.hasCommas}
        tidyLine={control.tidy}
      />,
    ),
  text: ({ field, control }) => (
    <CompletingTextField
      {...field}
      maxLength={control.maxLength}
      placeholder={control.placeholder}
      tidy={control.tidy}
    />
  ),
  time: ({ field }) => inTime(field, <parts.time.ready.Part {...field} />),
  timeZone: ({ field }) => inTime(field, <parts.timeZone.ready.Part {...field} />),
};
