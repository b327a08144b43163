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
    .check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(50, 'Maximum 50 characters.')),
  slug: codeText,
});

/** Makes a source. */
export default function SourceForm({ onMade }: { onMade: () => void }) {
  const form = useZodForm(schema, { name: '', slug: '' });
  const [create] = useCreateAmbassadorLinkMutation();
  return (
    <Form
      form={form}
      label="New link"
      onSubmit={async (values) => {
        const answer = await create(values);
        if (!answer.error) {
          notify('success', 'Link created');
          onMade();
          return undefined;
        }
        const message = answer.error.message ?? 'Couldn’t create the link. Try again.';
        return statusOf(answer.error) === 409
          ? { success: false, message, errors: [{ path: 'slug', message }] }
          : { success: false, message };
      }}
    >
      <TextField
        name="name"
        label="Name"
        hint="For your own use, such as YouTube."
        maxLength={50}
      />
      <TextField
        name="slug"
        label="Short name"
        hint="Part of the link. 3 to 20 characters: a–z, 0–9, - and _. Can’t be changed later."
        maxLength={20}
      />
      <FormEnd label="Create link" running="Creating…" />
    </Form>
  );
}
