import * as z from 'zod/mini';
import { codeText } from '@/features/billing/referrals/program';
import { useCreateAmbassadorLinkMutation } from '@/features/billing/referrals/referralsApi';
import { statusOf } from '@/shared/api/queryError';
import { Form } from '@/shared/ui/form/Form';
import { TextField } from '@/shared/ui/form/TextField';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { notify } from '@/shared/ui/toast';
import { FormEnd } from './FormEnd';

const schema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Give it a name.'), z.maxLength(50, 'At most 50 characters.')),
  slug: codeText,
});

/** Makes a source. */
export default function SourceForm({ onMade }: { onMade: () => void }) {
  const form = useZodForm(schema, { name: '', slug: '' });
  const [create] = useCreateAmbassadorLinkMutation();
  return (
    <Form
      form={form}
      label="New source"
      onSubmit={async (values) => {
        const answer = await create(values);
        if (!answer.error) {
          notify('success', 'Source made');
          onMade();
          return undefined;
        }
        const message = answer.error.message ?? 'Couldn’t create the source.';
        return statusOf(answer.error) === 409
          ? { success: false, message, errors: [{ path: 'slug', message }] }
          : { success: false, message };
      }}
    >
      <TextField name="name" label="Name" hint="For you alone, such as YouTube." maxLength={50} />
      <TextField
        name="slug"
        label="Short name in the link"
        hint="3 to 20 of a–z, 0–9, - and _. It stays as it is."
        maxLength={20}
      />
      <FormEnd label="Make source" running="Making…" />
    </Form>
  );
}
