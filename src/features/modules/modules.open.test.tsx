import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isShown } from './engine/schema';
import { fieldsOf } from './screens/moduleForm';
import { describeModules, everyKind } from '@tests/unit/moduleScreens';

describeModules(await everyKind(), (under) => {
  test('opens with its groups and its defaults', async () => {
    const { spec, open, address, form, exported } = await under();
    open(address);
    // A group none of whose fields is in force is not there.
    const inForce = spec.groups.filter(({ fields }) =>
      Object.values(fieldsOf(spec, fields)).some((field) => isShown(field, spec.initial)),
    );
    for (const { title: group } of inForce) {
      expect(within(await form()).getByRole('heading', { name: group })).toBeVisible();
    }
    expect(await exported()).toEqual(spec.initial);
  });
});
