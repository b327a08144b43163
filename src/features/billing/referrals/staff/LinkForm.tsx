import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { resultOf } from '@/shared/api/resultOf';
import { Form } from '@/shared/ui/form/Form';
import { NumberField } from '@/shared/ui/form/NumberField';
import { RadioField, SelectField } from '@/shared/ui/form/ChoiceFields';
import { SaveBar } from '@/shared/ui/form/SaveBar';
import { DateField } from '@/shared/ui/date/DateField';
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
  /** Null for a new link. */
  link: ReferralLinkDetail | null;
  /** The link was changed elsewhere: the next save is based on the current version. */
  onConflict?: () => PromiseLike<number | undefined>;
}

/** The form of a link: its name, its address and its commission. */
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
      label="Referral link"
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
        notify('success', 'Link created');
        goOnceSaved(() => navigate(linkPath(result.data.id), { replace: true }));
        return undefined;
      }}
    >
      <LinkFields link={link} />
      <SaveBar label={link ? 'Save' : 'Create link'} />
    </Form>
  );
}

function LinkFields({ link }: { link: ReferralLinkDetail | null }) {
  const { data: owners } = useReferralLinkOwnersQuery(undefined);
  const ownerId: unknown = useWatch({ name: 'ownerId' });
  const duration: unknown = useWatch({ name: 'duration' });
  const known = owners?.items ?? [];
  // The current owner may no longer be an active ambassador.
  const own = link?.owner && !known.some(({ id }) => id === link.owner?.id) ? [link.owner] : [];
  return (
    <div className="link-form">
      <div className="panel link-form__part">
        <h2>Link</h2>
        <div className="link-form__row">
          <TextField name="name" label="Name" maxLength={50} />
          <TextField name="code" label="Code" hint="3 to 32 characters: a–z, 0–9 and -." />
          <SelectField
            name="ownerId"
            label="Owner"
            emptyLabel="Castle Bots (no commission)"
            choices={[...own, ...known].map(({ id, name }) => ({ value: id, label: name }))}
            hint="Only active ambassadors. Can’t be changed after the first sign-up."
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
            label="Attribution window"
            unit="days"
            hint="Minimum 1, maximum 30."
          />
          <DateField
            name="startsOn"
            label="Start date"
            timeZone="UTC"
            hint="UTC. Leave empty for no limit."
          />
          <DateField
            name="endsOn"
            label="End date"
            timeZone="UTC"
            hint="UTC. Leave empty for no limit."
          />
        </div>
      </div>
      {ownerId === '' ? null : (
        <div className="panel link-form__part">
          <h2>Commission terms</h2>
          <p className="ambassador__small">
            Sign-ups keep the terms they signed up with. Changes apply to new sign-ups only.
          </p>
          <div className="link-form__row">
            <TextField
              name="rate"
              label="Rate"
              kind="decimal"
              unit="%"
              hint="Leave empty to use the owner’s tier rate. Maximum 50."
            />
            <NumberField
              name="holdDays"
              label="Hold period"
              unit="days"
              hint="Maximum 60. 0 = no hold."
            />
          </div>
          <RadioField
            name="duration"
            label="Orders that earn commission"
            choices={[
              { value: 'FIRST_ORDER', label: 'First order only' },
              { value: 'MONTHS', label: 'Orders within a set number of months after sign-up' },
              { value: 'LIFETIME', label: 'Every order' },
            ]}
          />
          {duration === 'MONTHS' ? (
            <NumberField
              name="months"
              label="Months"
              hint="Minimum 1, maximum 36. A month is 30 days."
            />
          ) : null}
        </div>
      )}
    </div>
  );
}
