import { useState } from 'react';
import * as z from 'zod/mini';
import { FileDrop } from '@/shared/ui/FileDrop';
import { ChecksField, RadioField, SelectField } from '@/shared/ui/form/ChoiceFields';
import { Form } from '@/shared/ui/form/Form';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import { SwitchField } from '@/shared/ui/form/SwitchField';
import { TextAreaField, TextField } from '@/shared/ui/form/TextField';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { notify } from '@/shared/ui/toast';
import { Part } from '../Part';

const schema = z.object({
  title: z
    .string()
    .check(z.minLength(1, 'Give it a title.'), z.maxLength(20, 'At most 20 characters.')),
  text: z.string(),
  amount: z.string().check(z.regex(/^\d+(\.\d{1,9})?$/, 'An amount of SOL, such as 0.25.')),
  channel: z.string().check(z.minLength(1, 'Choose a channel.')),
  mode: z.string(),
  days: z.array(z.string()),
  isOn: z.boolean(),
  closed: z.string(),
});
const values = {
  title: 'Hold to earn',
  text: '',
  amount: '0.25',
  channel: '',
  mode: 'ANYONE',
  days: ['mon'],
  isOn: true,
  closed: 'Set by your package',
};
const channels = [
  { value: '1', label: '# general' },
  { value: '2', label: '# announcements' },
];
const modes = [
  { value: 'EVERY', label: 'Match every', hint: 'All conditions must hold.' },
  { value: 'ANYONE', label: 'Match anyone', hint: 'One is enough.' },
];
const days = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday' },
];

/** Every field, with a save bar once something has changed; a title of "taken" is refused by the server. */
export function FormParts() {
  const form = useZodForm(schema, values);
  const [file, setFile] = useState<File | null>(null);
  return (
    <Part name="Form" isStacked>
      <Form
        form={form}
        label="Example"
        onSubmit={async ({ title }) => {
          if (title !== 'taken') {
            notify('success', 'Saved');
            return undefined;
          }
          const errors = [{ path: 'title', message: 'There is such a rule already.' }];
          return { success: false, message: 'Not saved.', errors };
        }}
      >
        <TextField name="title" label="Title" hint="Members see it." maxLength={20} />
        <TextAreaField name="text" label="Text" maxLength={2000} />
        <TextField name="amount" label="Reward" kind="decimal" unit="SOL" />
        <SelectField name="channel" label="Channel" choices={channels} emptyLabel="Choose one" />
        <RadioField name="mode" label="Conditions" choices={modes} />
        <ChecksField name="days" label="Days" choices={days} />
        <SwitchField name="isOn" label="Switched on" hint="Members can earn." />
        <TextField name="closed" label="Closed" isDisabled />
        <FileDrop
          label="Picture"
          types={['image/png', 'image/jpeg']}
          typeNames="PNG or JPEG"
          maxBytes={2_000_000}
          file={file}
          onChange={setFile}
        />
        <SaveBar />
      </Form>
    </Part>
  );
}
