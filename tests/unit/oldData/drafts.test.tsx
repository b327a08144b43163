import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { isFull } from '../../setup/scope';
import { draftNow, fieldsIn, openForm, readDrafts } from './product/browser';
import { changedFields, diskWorld, readExpected, startOn, unpackDisk } from './product/world';

const disk = unpackDisk();
afterAll(() => disk.remove());

let backend: ReturnType<typeof startOn>;
beforeEach(() => {
  backend = startOn(diskWorld(disk.path), readExpected().now, disk.path);
  backend.signInAs('staff');
});
afterEach(() => backend.close());

/** The gate takes those with a reward in SOL, a message, and lists inside lists. */
const inGate = ['hold-to-earn', 'embed-message', 'holder-verification'];
const drafts = readDrafts().filter(({ module }) => isFull || inGate.includes(module));

test.each(drafts.map((draft) => [draft.module, draft] as const))(
  'a form of %s goes on from what was typed',
  async (module, draft) => {
    openForm(draft);
    const boxes = await screen.findAllByDisplayValue(draft.typed);
    const box = boxes.find((each) => each instanceof HTMLInputElement);
    if (!box) throw new Error('What was typed is in no text box.');
    await userEvent.type(box, '!');
    await waitFor(() => expect(draftNow(draft)[draft.field]).toBe(`${draft.typed}!`));
    const now = draftNow(draft);
    const kept = Object.entries(fieldsIn(draft.text)).filter(
      ([name]) =>
        name !== draft.field && Object.hasOwn(now, name) && !changedFields[module]?.includes(name),
    );
    expect(now).toMatchObject(Object.fromEntries(kept));
  },
);
