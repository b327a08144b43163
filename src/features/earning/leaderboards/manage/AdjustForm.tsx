import { useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import { resultOf } from '@/shared/api/resultOf';
import { sectionNames } from '@/features/earning/points/pointsWords';
import { counted } from '@/shared/text/language';
import { SelectField } from '@/shared/ui/form/ChoiceFields';
import { Form } from '@/shared/ui/form/Form';
import { NumberField } from '@/shared/ui/form/NumberField';
import { TextField } from '@/shared/ui/form/TextField';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { notify } from '@/shared/ui/toast';
import { adjustmentFields, MOST_REASON } from '../rules';
import type { StandingDetail } from '../standing';
import { useAdjustPointsMutation } from './manageApi';

const schema = z.object({ ...adjustmentFields, section: z.string() });
const sections = Object.entries(sectionNames).map(([value, label]) => ({ value, label }));
const empty = { section: 'task-to-earn', reason: '' };

interface AdjustFormProps {
  serverId: string;
  memberId: string;
  detail: StandingDetail;
}

/** Gives or takes points by hand. Who is signed in never gets to change their own: the server refuses it. */
export default function AdjustForm({ serverId, memberId, detail }: AdjustFormProps) {
  const form = useZodForm(schema, empty);
  const [adjust] = useAdjustPointsMutation();
  const section = form.watch('section');
  const available = detail.sources.find((each) => each.section === section)?.available ?? null;
  return (
    <section className="adjust" aria-labelledby="adjust-title">
      <h3 id="adjust-title">Adjust points</h3>
      <Form
        form={form}
        label="Adjust points"
        onSubmit={async (body) => {
          const result = await resultOf(adjust({ serverId, memberId, body }).unwrap());
          if (!result.success) return result;
          notify('success', 'Points adjusted');
          // Once the form has noted what was sent: another change begins from nothing.
          setTimeout(() => form.reset(empty), 0);
          return undefined;
        }}
      >
        <SelectField name="section" label="Way to earn" choices={sections} />
        <NumberField
          name="points"
          label="Points"
          hint={`Use a minus to remove points.${available === null ? '' : ` You can remove up to ${counted(available, 'point')} from this member.`}`}
        />
        <TextField
          name="reason"
          label="Reason"
          hint="The member sees it in their points ledger."
          maxLength={MOST_REASON}
        />
        <Submit />
      </Form>
    </section>
  );
}

function Submit() {
  const { isSubmitting, errors } = useFormState();
  return (
    <>
      <p role="alert" className="adjust__said">
        {errors.root?.['server']?.message}
      </p>
      <button
        type="submit"
        className={`btn btn-primary${isSubmitting ? ' disabled' : ''}`}
        aria-busy={isSubmitting}
        aria-disabled={isSubmitting}
      >
        Adjust points
      </button>
    </>
  );
}
