import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ModuleSpec } from './engine/defineModule';
import type { Values } from './common-fields/field';
import { describeModules, everyKind } from '@tests/unit/moduleScreens';

/** Values as typed in a form, wrong for most fields. */
const junk: readonly unknown[] = ['', -1, 1e12, 'x'.repeat(5000), null, ['x'], []];

/** Replaces values by wrong ones, in each field that has only one control and can hold a wrong value. */
function allSpoiled({ fields }: ModuleSpec, values: Values): Values {
  const spoiled = Object.entries(fields).map(([name, { control, pieces, schema }]) => {
    const wrong = junk.find((value) => !schema.safeParse(value).success);
    // Fields with other controls inside them keep their values.
    const isWhole = !('fields' in control) && pieces === undefined;
    return [name, isWhole && wrong !== undefined ? wrong : values[name]];
  });
  return Object.fromEntries(spoiled);
}

describeModules(await everyKind(), (under) => {
  test('each wrong value shows its error at its field, and nothing is sent', async () => {
    const { spec, open, address, form, valid, typeBefore, storedValues } = await under();
    const values = allSpoiled(spec, valid());
    const issues = spec.schema.safeParse(values).error?.issues ?? [];
    expect(issues).not.toHaveLength(0);
    typeBefore(values);
    open(address);
    await userEvent.click(await screen.findByRole('button', { name: /^Save( and turn on)?$/ }));
    // A field shows only its first error.
    const first = issues.filter(
      ({ path }, index) => issues.findIndex((issue) => issue.path[0] === path[0]) === index,
    );
    const shown = within(await form());
    for (const { message } of first) {
      await waitFor(() => expect(shown.getAllByText(message)).not.toHaveLength(0));
    }
    expect(storedValues()).toBeUndefined();
  });
});
