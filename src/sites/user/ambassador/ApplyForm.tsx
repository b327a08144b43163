import { applicationSchema, languages } from '@/features/billing/referrals/program';
import { useApplyAsAmbassadorMutation } from '@/features/billing/referrals/referralsApi';
import type { Failure } from '@/shared/api/envelope';
import { SelectField } from '@/shared/ui/form/ChoiceFields';
import { Form } from '@/shared/ui/form/Form';
import { TextAreaField, TextField } from '@/shared/ui/form/TextField';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { notify } from '@/shared/ui/toast';
import { FormEnd } from './FormEnd';

const empty = { motivation: '', channels: '', audience: '' };
const choices = languages.map(([value, label]) => ({ value, label }));

/** Asks to take part. */
export default function ApplyForm() {
  const form = useZodForm(applicationSchema, empty);
  const [apply] = useApplyAsAmbassadorMutation();
  const send = async (values: Parameters<typeof apply>[0]): Promise<Failure | undefined> => {
    const answer = await apply(values);
    if (!answer.error) {
      notify('success', 'Your application is on its way');
      return undefined;
    }
    return 'success' in answer.error
      ? answer.error
      : { success: false, message: 'Couldn’t send your application.' };
  };
  return (
    <Form form={form} label="Application" onSubmit={send}>
      <TextAreaField
        name="motivation"
        label="Why you?"
        hint="20 to 1,000 characters: why you want to bring servers to us, and how."
        maxLength={1000}
      />
      <TextField
        name="channels"
        label="Your channels"
        hint="Where people see you: accounts, servers, a site."
        maxLength={500}
      />
      <TextField
        name="audience"
        label="Your audience"
        hint="Who they are and how many."
        maxLength={300}
      />
      <SelectField
        name="language"
        label="Language you write in"
        choices={choices}
        emptyLabel="Choose one"
      />
      <FormEnd label="Apply" running="Sending…" />
      <p className="fine-print">
        With your application you accept the rules on this page. They may change for what is bought
        later, never for what was bought already.
      </p>
    </Form>
  );
}
