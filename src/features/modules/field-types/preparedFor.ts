import type { FieldSet } from '../common-fields/field';
import type { Kind } from './kind';
import { prepareAddresses } from './address/addresses';
import { prepareEmoji } from './emoji/emojiBox';
import { prepareLists } from './list/lists';
import { prepareEditor } from './message/editor';
import { prepareSecrets } from './secret/secrets';

/** What kinds have that comes with those forms alone that have need of it. */
const parts: readonly [kind: Kind, prepare: () => Promise<void>][] = [
  ['address', prepareAddresses],
  ['emoji', prepareEmoji],
  ['list', prepareLists],
  ['message', prepareEditor],
  ['secret', prepareSecrets],
];

/** Fetches what such a form needs beyond the kinds of all, so that it is shown at once. Never rejects. */
export async function preparedFor(fields: FieldSet): Promise<void> {
  const wanted = parts.filter(([kind]) => has(kind, fields));
  await Promise.all(wanted.map(([, prepare]) => prepare()));
}

/** Whether a field of that kind is among fields, or in one of them. */
const has = (kind: Kind, fields: FieldSet): boolean =>
  Object.values(fields).some(
    ({ control }) => control.kind === kind || ('fields' in control && has(kind, control.fields)),
  );
