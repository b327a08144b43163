import { useState } from 'react';
import * as z from 'zod/mini';
import { isForbidden, failureText } from '@/shared/api/queryError';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Forbidden } from '@/shared/ui/Forbidden';
import { resultOf } from '@/shared/api/resultOf';
import { FORMER_MEMBER } from '@/shared/text/memberNames';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { Form } from '@/shared/ui/form/Form';
import { TextAreaField } from '@/shared/ui/form/TextField';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { LeftOutNote } from '@/shared/ui/LeftOutNote';
import { TableSkeleton } from '@/shared/ui/skeletons';
import { TimeAgo } from '@/shared/ui/TimeAgo';
import { notify } from '@/shared/ui/toast';
import { MOST_NOTE, type MemberNote } from './memberDetail';
import {
  useCreateMemberNoteMutation,
  useUpdateMemberNoteMutation,
  useMemberNotesQuery,
  useDeleteMemberNoteMutation,
  type MemberParams,
} from './memberApi';

const schema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write a note.'),
      z.maxLength(MOST_NOTE, `At most ${String(MOST_NOTE)} characters.`),
    ),
});
type Values = z.infer<typeof schema>;

interface NotesTabProps {
  place: MemberParams;
  /** Viewers can't write notes. */
  mayWrite: boolean;
}

/** The team's notes about a member, who can only see them in a copy of their data. */
export default function NotesTab({ place, mayWrite }: NotesTabProps) {
  const { currentData, error, isFetching, refetch } = useMemberNotesQuery(place, {
    refetchOnMountOrArgChange: true,
  });
  const [add] = useCreateMemberNoteMutation();
  if (isForbidden(error)) return <Forbidden error={error} />;
  if (!currentData)
    return error && !isFetching ? (
      <ErrorState
        message={failureText(error, 'Couldn’t load the notes.')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TableSkeleton label="Loading the notes" count={3} />
    );
  const { notes, leftOut } = currentData;
  return (
    <div className="member-roles">
      <p className="fine-print">
        Visible to your team, not to the member. If they download their data, notes are included
        without your name.
      </p>
      {mayWrite ? (
        <NoteForm
          label="New note"
          submit="Add note"
          onSend={({ text }) => resultOf(add({ ...place, text }).unwrap())}
        />
      ) : null}
      <LeftOutNote leftOut={leftOut} />
      {notes.length === 0 ? (
        <p>No notes yet.</p>
      ) : (
        <ul className="member-notes" aria-label="Notes">
          {notes.map((note) => (
            <li key={note.id} className="panel">
              <Note place={place} note={note} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Note({ place, note }: { place: MemberParams; note: MemberNote }) {
  const { id: noteId, text, by, at, editedAt, version, mayChange } = note;
  /** The version being edited; 'newest' after a conflict was reported. */
  const [base, setBase] = useState<number | 'newest' | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [change] = useUpdateMemberNoteMutation();
  const [remove, { isLoading }] = useDeleteMemberNoteMutation();
  if (base !== null)
    return (
      <NoteForm
        label="Note"
        submit="Save note"
        initial={text}
        onSend={async (values) => {
          const from = base === 'newest' ? version : base;
          const result = await resultOf(
            change({ ...place, noteId, version: from, ...values }).unwrap(),
          );
          if (result.success) setBase(null);
          else if (result.status === 409) setBase('newest');
          return result;
        }}
        onCancel={() => setBase(null)}
      />
    );
  return (
    <>
      <p className="member-notes__text">
        <bdi>{text}</bdi>
      </p>
      <p className="fine-print">
        <bdi translate={by ? 'no' : undefined}>{by ?? FORMER_MEMBER}</bdi>
        {at === null ? null : (
          <>
            , <TimeAgo at={at} />
          </>
        )}
        {editedAt === null ? null : (
          <>
            , edited <TimeAgo at={editedAt} />
          </>
        )}
      </p>
      {mayChange ? (
        <div className="member-notes__actions">
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            onClick={() => setBase(version)}
          >
            Edit
          </button>
          <button
            type="button"
            className="btn btn-sm btn-outline-danger"
            onClick={() => setAsking(true)}
          >
            Delete
          </button>
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete this note?"
        confirmLabel="Delete note"
        cancelLabel="Cancel"
        isRunning={isLoading}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          void resultOf(remove({ ...place, noteId }).unwrap()).then((result) => {
            setAsking(false);
            if (!result.success) notify('error', result.message);
          });
        }}
      >
        The note is deleted for your whole team.
      </ConfirmDialog>
    </>
  );
}

interface NoteFormProps {
  label: string;
  submit: string;
  initial?: string;
  onSend: (values: Values) => ReturnType<typeof resultOf>;
  onCancel?: () => void;
}

function NoteForm({ label, submit, initial = '', onSend, onCancel }: NoteFormProps) {
  const form = useZodForm(schema, { text: initial });
  const { isSubmitting, errors } = form.formState;
  return (
    <Form
      form={form}
      label={label}
      onSubmit={async (values) => {
        const result = await onSend(values);
        if (!result.success) return result;
        // After the form has recorded the submitted text: the next note starts empty.
        if (initial === '') setTimeout(() => form.reset({ text: '' }), 0);
        return undefined;
      }}
    >
      <TextAreaField name="text" label={label} maxLength={MOST_NOTE} rows={3} />
      <p role="alert">{errors.root?.['server']?.message}</p>
      <div className="member-notes__actions">
        <button
          type="submit"
          className={`btn btn-primary${isSubmitting ? ' disabled' : ''}`}
          aria-disabled={isSubmitting}
        >
          {submit}
        </button>
        {onCancel ? (
          <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
            Cancel
          </button>
        ) : null}
      </div>
    </Form>
  );
}
