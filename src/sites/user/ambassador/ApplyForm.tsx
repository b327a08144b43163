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
      notify('success', 'Application sent');
      return undefined;
    }
    return 'success' in answer.error
      ? answer.error
      : { success: false, message: 'Couldn’t send your application. Try again.' };
  };
  return (
    <Form form={form} label="Application" onSubmit={send}>
      <TextAreaField
        name="motivation"
        label="Motivation"
        hint="How would you bring servers to Castle Bots? 20 to 1,000 characters."
        maxLength={1000}
      />
      <TextField
        name="channels"
        label="Your channels"
        hint="Where people see you: social accounts, servers, websites."
        maxLength={500}
      />
      <TextField
        name="audience"
        label="Your audience"
        hint="Describe your audience and its size."
        maxLength={300}
      />
      <SelectField
        name="language"
        label="Content language"
        choices={choices}
        emptyLabel="Choose a language"
      />
      <FormEnd label="Send application" running="Sending…" />
      <p className="fine-print">
        By applying, you accept the rules on this page. Rule changes apply to later orders only.
      </p>
    </Form>
  );
}
