import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Form } from './Form';
import { TextField } from './TextField';
import { useFormVersion } from './useFormVersion';
import { useZodForm } from './useZodForm';

const schema = z.object({ name: z.string() });

interface EditorProps {
  name: string;
  version: number;
  onSave: (version: number) => boolean;
  readAgain?: () => Promise<number | undefined>;
}

const unread = (): Promise<number | undefined> => Promise.resolve(undefined);

function Editor({ name, version, onSave, readAgain = unread }: EditorProps) {
  const form = useZodForm(schema, { name });
  const base = useFormVersion(form, version, () => ({ name }));
  return (
    <Form
      form={form}
      label="Editor"
      onSubmit={async () => {
        if (onSave(base.current())) return undefined;
        return base.refused(
          { success: false, status: 409, message: 'Changed by someone else.' },
          readAgain,
        );
      }}
    >
      <TextField name="name" label="Name" />
      <p role="alert">{form.formState.errors.root?.['server']?.message}</p>
      <button type="submit">Save</button>
      <button type="button" onClick={() => form.reset()}>
        Discard
      </button>
    </Form>
  );
}

/** The editor of a row that is read again and again. */
function open(isSaved: boolean, readAgain = unread) {
  const sent: number[] = [];
  const onSave = (version: number) => {
    sent.push(version);
    return isSaved;
  };
  const { rerender } = render(
    <Editor name="Old" version={1} onSave={onSave} readAgain={readAgain} />,
  );
  return {
    sent,
    read: (name: string, version: number) =>
      rerender(<Editor name={name} version={version} onSave={onSave} readAgain={readAgain} />),
    save: () => userEvent.click(screen.getByRole('button', { name: 'Save' })),
    discard: () => userEvent.click(screen.getByRole('button', { name: 'Discard' })),
    field: screen.getByRole('textbox', { name: 'Name' }),
  };
}

test('a form without changes shows the newer version and saves over it', async () => {
  const { sent, read, save, field } = open(true);
  read('New', 2);
  expect(field).toHaveValue('New');
  await save();
  expect(sent).toEqual([2]);
});

test('a form with changes keeps them and saves against the version they were based on', async () => {
  const { sent, read, save, field } = open(false);
  await userEvent.type(field, 'er');
  read('New', 2);
  expect(field).toHaveValue('Older');
  await save();
  expect(sent).toEqual([1]);
});

test('after a conflict the next save keeps the typed text and uses the newer version', async () => {
  const { sent, read, save, field } = open(false);
  await userEvent.type(field, 'er');
  await save();
  read('New', 2);
  await save();
  expect(sent).toEqual([1, 2]);
  expect(field).toHaveValue('Older');
});

test('a version read before the conflict is also used for the next save', async () => {
  const { sent, read, save, field } = open(false);
  await userEvent.type(field, 'er');
  read('New', 2);
  await save();
  await save();
  expect(sent).toEqual([1, 2]);
});

test('discarding the changes shows the newer version', async () => {
  const { sent, read, save, discard, field } = open(false);
  await userEvent.type(field, 'er');
  read('New', 2);
  await save();
  await discard();
  expect(field).toHaveValue('New');
  await save();
  expect(sent).toEqual([1, 2]);
});

test('each conflict accepts only the first newer version', async () => {
  const { sent, read, save, field } = open(false);
  await userEvent.type(field, 'er');
  await save();
  read('New', 2);
  read('Newer', 3);
  await save();
  expect(sent).toEqual([1, 2]);
});

test('a conflict is shown once the form has the newer version', async () => {
  const { sent, read, save, field } = open(false, () => Promise.resolve(2));
  await userEvent.type(field, 'er');
  await save();
  await new Promise((done) => setTimeout(done));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  read('New', 2);
  expect(await screen.findByText(/Changed by someone else/)).toBeVisible();
  await save();
  expect(sent).toEqual([1, 2]);
  expect(field).toHaveValue('Older');
});
