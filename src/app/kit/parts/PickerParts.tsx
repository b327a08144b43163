import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FieldFrame, useField } from '@/shared/ui/form/Field';
import { Form } from '@/shared/ui/form/Form';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { ChipsField } from '@/shared/ui/picker/ChipsField';
import type { Option } from '@/shared/ui/picker/option';
import { PickerBox } from '@/shared/ui/picker/PickerBox';
import { Part } from '../Part';

const CATEGORIES = ['Gatehouse', 'Courtyard', 'Market', 'Armoury', 'Kitchen', 'Chapel', 'Moat'];
/** As many channels as Discord lets a server have. */
const channels: Option[] = Array.from({ length: 500 }, (_, index) => ({
  value: String(index),
  label: `# ${['talk', 'news', 'sales', 'help', 'memes'][index % 5] ?? ''}-${String(index)}`,
  group: CATEGORIES[Math.floor(index / 72)] ?? 'Elsewhere',
  ...(index % 90 === 7
    ? { problem: 'The bot can’t post here. Give it “Send Messages” in Discord.' }
    : {}),
}));
const roles: Option[] = Array.from({ length: 100 }, (_, index) => ({
  value: String(index),
  label: `${['Knight', 'Squire', 'Archer', 'Page'][index % 4] ?? ''} ${String(index)}`,
  ...(index > 96 ? { problem: 'An integration manages this role.' } : {}),
}));
const schema = z.object({ channel: z.string(), roles: z.array(z.string()) });
const values = { channel: '7', roles: ['3', '42', '200'] };
const find = (options: readonly Option[], value: unknown) =>
  options.find((option) => option.value === value) ?? null;

function ChannelPart() {
  const bound = useField({ name: 'channel' });
  return (
    <FieldFrame name="channel" label="Of 500 channels" bound={bound}>
      <PickerBox
        bound={bound}
        label="Of 500 channels"
        options={channels}
        chosen={find(channels, bound.field.value)}
        emptyLabel="No channel"
        isOptional
        placeholder="Search channels"
      />
    </FieldFrame>
  );
}

function RolesPart() {
  const chosen: string[] = useWatch({ name: 'roles' });
  return (
    <ChipsField
      name="roles"
      label="Of 100 roles"
      hint="One of them was deleted."
      one="role"
      most={5}
      options={roles}
      chosen={chosen.map(
        (value) =>
          find(roles, value) ?? {
            value,
            label: `Unknown role (${value})`,
            problem: 'This role was deleted. Remove it.',
          },
      )}
    />
  );
}

/** Pickers with as much in them as the biggest servers have. */
export function PickerParts() {
  const form = useZodForm(schema, values);
  return (
    <Part name="Pickers" isStacked>
      <Form form={form} label="Pickers" onSubmit={async () => undefined}>
        <ChannelPart />
        <RolesPart />
      </Form>
    </Part>
  );
}
