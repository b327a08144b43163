import * as z from 'zod/mini';
import { codeText } from '@/features/billing/referrals/program';
import { useChooseReferralCodeMutation } from '@/features/billing/referrals/referralsApi';
import { statusOf } from '@/shared/api/queryError';
import { Form } from '@/shared/ui/form/Form';
import { TextField } from '@/shared/ui/form/TextField';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { notify } from '@/shared/ui/toast';
import { FormEnd } from './FormEnd';

const schema = z.object({ code: codeText });

/** Chooses the code of one’s link, once. */
export default function CodeForm() {
  const form = useZodForm(schema, { code: '' });
  const [choose] = useChooseReferralCodeMutation();
  return (
    <Form
      form={form}
      label="Your code"
      onSubmit={async ({ code }) => {
        const answer = await choose(code);
        if (!answer.error) {
          notify('success', 'Code set');
          return undefined;
        }
        const message = answer.error.message ?? 'Couldn’t save your code. Try again.';
        return statusOf(answer.error) === 409
          ? { success: false, message, errors: [{ path: 'code', message }] }
          : { success: false, message };
      }}
    >
      <TextField
        name="code"
        label="Code"
        hint="You can choose it once. Links with the old code stop counting."
        maxLength={20}
      />
      <FormEnd label="Set code" running="Setting…" />
    </Form>
  );
}
