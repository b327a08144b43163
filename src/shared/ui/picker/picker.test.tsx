import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWatch } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FieldFrame, useField } from '../form/Field';
import { Form } from '../form/Form';
import { useZodForm } from '../form/useZodForm';
import { ChipsField } from './ChipsField';
import type { Option } from './option';
import { PickerBox } from './PickerBox';
import { openPicker, pick } from './testing/pick';

const options: Option[] = [
  { value: '1', label: '# welcome', group: 'Gatehouse' },
  { value: '2', label: '# rules', group: 'Gatehouse', problem: 'Give the bot “Send Messages”.' },
  { value: '3', label: '# general', group: 'Courtyard' },
];
const known = (value: string) => options.find((each) => each.value === value) ?? null;
const schema = z.object({
  one: z.string().check(z.minLength(1, 'Choose a channel.')),
  several: z.array(z.string()),
});
let sent = 0;

function One() {
  const bound = useField({ name: 'one' });
  return (
    <FieldFrame name="one" label="Channel" bound={bound}>
      <PickerBox
        bound={bound}
        label="Channel"
        options={options}
        chosen={known(bound.field.value)}
        emptyLabel="No channel"
        isOptional
      />
    </FieldFrame>
  );
}

function Several() {
  const values: string[] = useWatch({ name: 'several' });
  return (
    <ChipsField
      name="several"
      label="Places"
      one="place"
      most={2}
      options={options}
      chosen={values.map((value) => known(value) ?? { value, label: 'Gone', problem: 'Deleted.' })}
    />
  );
}

const none: string[] = [];

function Example({ one = '', several = none }: { one?: string; several?: string[] }) {
  const form = useZodForm(schema, { one, several });
  return (
    <Form
      form={form}
      label="Example"
      onSubmit={async () => {
        sent += 1;
        return undefined;
      }}
    >
      <One />
      <Several />
      <button type="submit">Send</button>
    </Form>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Channel' });
const searchBox = () => screen.findByRole('combobox', { name: 'Search: Channel' });

describe('a single choice', () => {
  test('is picked with the mouse, appears on the button and returns the focus to it', async () => {
    render(<Example />);
    await pick('Channel', '# welcome');
    expect(box()).toHaveTextContent('# welcome');
    expect(box()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('is found by typing on the button and picked with Enter, which does not submit the form', async () => {
    sent = 0;
    render(<Example />);
    box().focus();
    await userEvent.keyboard('g');
    expect(await searchBox()).toHaveValue('g');
    await userEvent.keyboard('en{Enter}');
    expect(box()).toHaveTextContent('# general');
    expect(sent).toBe(0);
  });

  test('stays unchanged on Escape, which returns the focus to the button', async () => {
    render(<Example one="3" />);
    await openPicker('Channel');
    await searchBox();
    await userEvent.keyboard('{ArrowUp}{Escape}');
    expect(box()).toHaveTextContent('# general');
    expect(box()).toHaveFocus();
  });

  test('lists an unavailable option last with the reason, and does not pick it', async () => {
    render(<Example />);
    const list = await openPicker('Channel');
    const last = within(list).getAllByRole('option').at(-1);
    expect(last).toHaveTextContent('# rulesGive the bot “Send Messages”.');
    expect(last).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(list).getByRole('option', { name: /# rules/ }));
    expect(box()).toHaveTextContent('No channel');
  });

  test('can be cleared', async () => {
    render(<Example one="3" />);
    await pick('Channel', 'No channel');
    expect(box()).toHaveTextContent('No channel');
  });

  test('shows that there are no results, and Enter does nothing then', async () => {
    render(<Example one="3" />);
    await openPicker('Channel');
    await userEvent.type(await searchBox(), 'zzz{Enter}');
    expect(screen.getByText('No results')).toBeVisible();
    expect(screen.getByRole('listbox', { name: 'Channel' })).toBeEmptyDOMElement();
  });

  test('shows at its button that it is required', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Choose a channel.')).toBeVisible();
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('Choose a channel.');
  });
});

describe('a multiple choice', () => {
  const chips = () =>
    within(screen.getByRole('list', { name: 'Places: chosen' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Add place' }));

  test('adds several options while the list stays open', async () => {
    render(<Example />);
    await open();
    await userEvent.click(await screen.findByRole('option', { name: '# welcome' }));
    await userEvent.click(screen.getByRole('option', { name: '# general' }));
    expect(chips()).toEqual(['# welcome', '# general']);
  });

  test('stops at the maximum and says so', async () => {
    render(<Example several={['1', '9']} />);
    await open();
    expect(await screen.findByText('2 selected. You can’t add more.')).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: '# general' }));
    expect(chips()).toEqual(['# welcome', 'Gone Deleted.']);
  });

  test('removes an option with its button and keeps the focus in the field', async () => {
    render(<Example several={['1', '9']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Gone' }));
    expect(chips()).toEqual(['# welcome']);
    expect(screen.getByRole('button', { name: 'Add place' })).toHaveFocus();
  });
});

test('opening a picker closes another open picker', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Add place' }));
  await userEvent.click(await screen.findByRole('option', { name: '# welcome' }));
  await openPicker('Channel');
  await searchBox();
  expect(screen.getAllByRole('listbox')).toHaveLength(1);
});
