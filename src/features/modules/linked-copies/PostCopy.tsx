import { useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import { ChannelField } from '@/features/server/discord/pickers/ChannelField';
import { resultOf } from '@/shared/api/resultOf';
import { Form } from '@/shared/ui/form/Form';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { notify } from '@/shared/ui/toast';
import { MOST_COPIES, type MessageCopy } from './copy';
import { usePostLinkedCopyMutation, type MessageKey } from './linkedCopiesApi';
import { channelInWords } from './copyWords';

interface PostCopyProps {
  message: MessageKey;
  copies: readonly MessageCopy[];
  /** Why nothing can be posted now; null if it can. */
  obstacle: string | null;
}

const KINDS = ['text', 'announcement'] as const;
const empty = { channelId: '' };

/** The channel of a new copy must not have a copy yet. */
const schemaFor = (copies: readonly MessageCopy[]) =>
  z.object({
    channelId: z.string().check(
      z.minLength(1, { error: 'Choose a channel.', abort: true }),
      z.check(({ value, issues }) => {
        const there = copies.find((copy) => copy.channelId === value && copy.state !== 'GONE');
        if (there)
          issues.push({
            code: 'custom',
            input: value,
            message: `This message already has a copy in ${channelInWords(there)}.`,
          });
      }),
    ),
  });

/** Posts the saved message in another channel. */
export function PostCopy({ message, copies, obstacle }: PostCopyProps) {
  const schema = useMemo(() => schemaFor(copies), [copies]);
  const form = useZodForm(schema, empty);
  const [post] = usePostLinkedCopyMutation();
  const isFull = copies.length >= MOST_COPIES;
  return (
    <section className="panel copies__post" aria-labelledby="post-copy">
      <h2 id="post-copy">Post in another channel</h2>
      {isFull ? (
        <p>Maximum {MOST_COPIES} linked copies per message. Remove one to post another.</p>
      ) : (
        <Form
          form={form}
          label="Post a copy"
          onSubmit={async ({ channelId }) => {
            if (obstacle !== null) return failed(obstacle);
            const result = await resultOf(post({ ...message, channelId }).unwrap());
            if (!result.success) return result.errors ? result : failed(result.message);
            const { copy } = result.data;
            if (copy.state === 'CURRENT') notify('success', `Posted in ${channelInWords(copy)}`);
            else notify('error', copy.trouble?.text ?? 'Couldn’t post the copy. Try again.');
            // After the form has recorded the submission: the next copy starts from an empty form.
            setTimeout(() => form.reset(empty), 0);
            return undefined;
          }}
        >
          <ChannelField
            name="channelId"
            label="Channel for the copy"
            hint="Posts the message as saved. It updates like the other copies."
            kinds={KINDS}
          />
          <Submit />
        </Form>
      )}
    </section>
  );
}

/** Shown at the channel field. */
const failed = (message: string) => ({
  success: false as const,
  message,
  status: 400,
  errors: [{ path: 'channelId', message }],
});

function Submit() {
  const { isSubmitting, errors } = useFormState();
  return (
    <>
      <p role="alert" className="field__error">
        {errors.root?.['server']?.message}
      </p>
      <button type="submit" className="btn btn-primary" aria-busy={isSubmitting}>
        {isSubmitting ? 'Posting…' : 'Post copy'}
      </button>
    </>
  );
}
