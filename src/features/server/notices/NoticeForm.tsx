import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { resultOf } from '@/shared/api/resultOf';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { RadioField, SelectField } from '@/shared/ui/form/ChoiceFields';
import { Form } from '@/shared/ui/form/Form';
import { NumberField } from '@/shared/ui/form/NumberField';
import { TextAreaField } from '@/shared/ui/form/TextField';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { LeaveGuard } from '@/shared/ui/LeaveGuard';
import { CloseIcon } from '@/shared/ui/icons';
import { notify } from '@/shared/ui/toast';
import { audiences, noticeBody, type NoticeBody } from './notice';
import { audienceNames, whenInWords } from './noticeWords';
import { useCreateNoticeMutation } from './noticesApi';
import './notices.scss';

const empty: NoticeBody = {
  kind: 'ANNOUNCEMENT',
  text: '',
  audience: 'EVERYBODY',
  startsIn: 0,
  lasts: 60,
};

/** Announces something, or closes everything for a while; asked once more before it is set. */
export function NoticeForm() {
  const form = useZodForm(noticeBody, empty);
  const [add, { isLoading }] = useCreateNoticeMutation();
  const [asked, setAsked] = useState<NoticeBody | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const end = () => {
    setAsked(null);
    setTrouble(null);
  };
  const run = async () => {
    if (!asked || isLoading) return;
    const result = await resultOf(add(asked).unwrap());
    if (!result.success) {
      setTrouble(result.message);
      return;
    }
    notify('success', 'Notice created');
    end();
    form.reset(empty);
  };
  return (
    <section aria-labelledby="notice-new">
      <h2 id="notice-new" className="notice-form__title">
        New notice
      </h2>
      <Form
        form={form}
        label="New notice"
        onSubmit={(values) => {
          setAsked(values);
          return Promise.resolve(undefined);
        }}
      >
        <Fields />
      </Form>
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked?.kind === 'MAINTENANCE' ? 'Start maintenance?' : 'Send announcement?'}
        confirmLabel={asked?.kind === 'MAINTENANCE' ? 'Start maintenance' : 'Send announcement'}
        isWanted={asked?.kind !== 'MAINTENANCE'}
        cancelLabel="Cancel"
        isRunning={isLoading}
        onConfirm={() => void run()}
        onCancel={end}
      >
        <p>
          {asked?.kind === 'MAINTENANCE'
            ? 'Everyone except staff sees this message instead of their page. No one is signed out, and unsaved input is kept. You can end it here anytime.'
            : 'It appears on every dashboard page until it ends or is dismissed.'}
        </p>
        {asked === null ? null : <NoticePreview {...asked} />}
        {asked === null ? null : <p>{whenInWords(asked)}</p>}
        <p role="alert" className="field__error">
          {trouble}
        </p>
      </ConfirmDialog>
    </section>
  );
}

interface NoticePreviewProps {
  kind: unknown;
  text: string;
}

/** What people see of a notice: a line above each page, or a page in place of all. */
const NoticePreview = ({ kind, text }: NoticePreviewProps) => (
  <div className="notice-preview" role="group" aria-label="Preview">
    {kind === 'MAINTENANCE' ? (
      <div className="notice-preview__page">
        <p className="notice-preview__heading">Down for maintenance</p>
        <p>
          <bdi>{text}</bdi>
        </p>
      </div>
    ) : (
      <div className="banner">
        <p>
          <bdi>{text}</bdi>
        </p>
        <span className="notice-preview__close">
          <CloseIcon />
        </span>
      </div>
    )}
  </div>
);

function Fields() {
  const kind: unknown = useWatch({ name: 'kind' });
  const text: unknown = useWatch({ name: 'text' });
  const { isSubmitting } = useFormState();
  const isMaintenance = kind === 'MAINTENANCE';
  const hasText = typeof text === 'string' && text.trim() !== '';
  return (
    <div className="notice-form">
      <RadioField
        name="kind"
        label="Type"
        choices={[
          {
            value: 'ANNOUNCEMENT',
            label: 'Announcement',
            hint: 'A line above every dashboard page.',
          },
          {
            value: 'MAINTENANCE',
            label: 'Maintenance',
            hint: 'Closes both sites to everyone except staff.',
          },
        ]}
      />
      <TextAreaField name="text" label="Message" rows={2} maxLength={300} />
      {hasText ? <NoticePreview kind={kind} text={text} /> : null}
      <div className="notice-form__row">
        {isMaintenance ? null : (
          <SelectField
            name="audience"
            label="Audience"
            hint="On which site it appears."
            choices={audiences.map((value) => ({ value, label: audienceNames[value] }))}
          />
        )}
        <NumberField name="startsIn" label="Starts in" unit="minutes" hint="0 = now." />
        <NumberField name="lasts" label="Duration" unit="minutes" hint="5 to 43,200 (30 days)." />
      </div>
      <LeaveGuard
        isOn={hasText}
        title="Discard this notice?"
        consequence="It hasn’t been sent and will be lost."
      />
      <div>
        <button type="submit" className="btn btn-primary" aria-busy={isSubmitting}>
          {isMaintenance ? 'Start maintenance' : 'Send announcement'}
        </button>
      </div>
    </div>
  );
}
