import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { resultOf } from '@/shared/api/resultOf';
import { Form } from '@/shared/ui/form/Form';
import { NumberField } from '@/shared/ui/form/NumberField';
import { RadioField, SelectField } from '@/shared/ui/form/ChoiceFields';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import { TextField } from '@/shared/ui/form/TextField';
import { useFormVersion } from '@/shared/ui/form/useFormVersion';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { goOnceSaved } from '@/shared/ui/leaving';
import { notify } from '@/shared/ui/toast';
import type { ReferralLinkDetail } from '../linkTerms';
import {
  useCreateReferralLinkMutation,
  useReferralLinkOwnersQuery,
  useUpdateReferralLinkMutation,
} from '../linkTermsApi';
import { bodyOf, emptyLink, linkForm, valuesOf } from './linkForm';
import { linkPath } from './linkWords';

interface LinkFormProps {
  /** Null for one that is being made. */
  link: ReferralLinkDetail | null;
  /** Somebody else has changed it: the next save is made from what is there now. */
  onConflict?: () => PromiseLike<unknown>;
}

/** The form of a link: what it is called, where its address leads back to, and what it pays. */
export function LinkForm({ link, onConflict }: LinkFormProps) {
  const [first] = useState(() => (link?.terms ? valuesOf(link.terms) : emptyLink));
  const form = useZodForm(linkForm, first);
  const version = useFormVersion(form, link?.version ?? 0, () =>
    link?.terms ? valuesOf(link.terms) : first,
  );
  const navigate = useNavigate();
  const [add] = useCreateReferralLinkMutation();
  const [save] = useUpdateReferralLinkMutation();
  return (
    <Form
      form={form}
      label="Source"
      onSubmit={async (values) => {
        const body = bodyOf(values);
        if (link) {
          const result = await resultOf(
            save({ id: link.id, body: { ...body, version: version.current() } }).unwrap(),
          );
          if (!result.success) return onConflict ? version.refused(result, onConflict) : result;
          version.savedUnseen();
          notify('success', 'Saved');
          return undefined;
        }
        const result = await resultOf(add(body).unwrap());
        if (!result.success) return result;
        notify('success', 'The link was made');
        goOnceSaved(() => navigate(linkPath(result.data.id), { replace: true }));
        return undefined;
      }}
    >
      <LinkFields link={link} />
      <SaveBar label={link ? 'Save' : 'Make link'} />
    </Form>
  );
}

function LinkFields({ link }: { link: ReferralLinkDetail | null }) {
  const { data: owners } = useReferralLinkOwnersQuery(undefined);
  const ownerId: unknown = useWatch({ name: 'ownerId' });
  const duration: unknown = useWatch({ name: 'duration' });
  const known = owners?.items ?? [];
  // Who owns it already may be no active ambassador by now.
  const own = link?.owner && !known.some(({ id }) => id === link.owner?.id) ? [link.owner] : [];
  return (
    <div className="link-form">
      <div className="panel link-form__part">
        <h2>The link</h2>
        <div className="link-form__row">
          <TextField name="name" label="Name" maxLength={50} />
          <TextField name="code" label="Code" hint="3 to 32 of a–z, 0–9 and -." />
          <SelectField
            name="ownerId"
            label="Owner"
            emptyLabel="Ours: it pays no one"
            choices={[...own, ...known].map(({ id, name }) => ({ value: id, label: name }))}
            hint="An ambassador who is active. Once someone has signed up, it stays so."
          />
        </div>
        <div className="link-form__row">
          <TextField name="utm.source" label="UTM source" />
          <TextField name="utm.medium" label="UTM medium" />
          <TextField name="utm.campaign" label="UTM campaign" />
        </div>
        <div className="link-form__row">
          <NumberField
            name="windowDays"
            label="A click counts for"
            unit="days"
            hint="From 1 to 30."
          />
          <TextField name="startsOn" label="First day" kind="date" hint="In UTC; empty for none." />
          <TextField name="endsOn" label="Last day" kind="date" hint="In UTC; empty for none." />
        </div>
      </div>
      {ownerId === '' ? null : (
        <div className="panel link-form__part">
          <h2>What its owner earns</h2>
          <p className="ambassador__small">
            What stands here when someone signs up holds for all they buy. A change holds for who
            signs up afterwards.
          </p>
          <div className="link-form__row">
            <TextField
              name="rate"
              label="Rate"
              kind="decimal"
              unit="%"
              hint="Empty for that of the owner’s tier. At most 50."
            />
            <NumberField name="holdDays" label="On hold for" unit="days" hint="From 0 to 60." />
          </div>
          <RadioField
            name="duration"
            label="What counts"
            choices={[
              { value: 'FIRST_ORDER', label: 'The first order alone' },
              { value: 'MONTHS', label: 'Orders of so many months after the sign-up' },
              { value: 'LIFETIME', label: 'Every order' },
            ]}
          />
          {duration === 'MONTHS' ? (
            <NumberField name="months" label="Months" hint="From 1 to 36, of 30 days each." />
          ) : null}
        </div>
      )}
    </div>
  );
}
