import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Provider } from 'react-redux';
import { beforeEach, expect, test, vi } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { messageLimits } from '@/shared/discord/limits';
import { TextField } from '@/shared/ui/form/TextField';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import * as z from 'zod/mini';
import { emptyEmbed, linkButton, type Message } from '../../common-fields/message';
import { valuesAt } from '../../engine/paths';
import { VariablesContext } from '../../form-controls/completion/completion';
import { ColourField } from '../../field-types/colour/ColourField';
import { message } from '../../field-types/message/field';
import MessagePreview from '../MessagePreview';

const fields = { greeting: message({ label: 'Greeting' }) };
const schema = z.object({ values: z.object({ greeting: fields.greeting.schema }) });
const variables = [{ name: 'user.name', sample: 'Mira' }];

let store: ReturnType<typeof createStore>['store'];
beforeEach(() => {
  const app = createStore();
  attachServerData(app);
  ({ store } = app);
});

interface ShowProps {
  greeting: Partial<Message>;
  path?: string | undefined;
}

/** A form with its fields and its preview. */
function Show({ greeting, path = 'values' }: ShowProps) {
  const form = useZodForm(schema, {
    values: { greeting: { content: '', embeds: [], buttons: [], ...greeting } },
  });
  return (
    <FormProvider {...form}>
      <VariablesContext value={variables}>
        <section aria-label="Form">
          <TextField name="values.greeting.content" label="Text" />
          {greeting.embeds ? (
            <>
              <TextField name="values.greeting.embeds.0.title" label="Title" />
              <ColourField name="values.greeting.embeds.0.colour" label="Color" />
            </>
          ) : null}
        </section>
        <section aria-label="Preview">
          <Shown path={path} />
        </section>
      </VariablesContext>
    </FormProvider>
  );
}

const Shown = ({ path }: { path: string }) => (
  <MessagePreview
    values={valuesAt(useWatch(), 'values.')}
    fields={fields}
    variables={variables}
    path={path}
  />
);

const show = (greeting: Partial<Message>) =>
  render(
    <Provider store={store}>
      <Show greeting={greeting} />
    </Provider>,
  );
const inForm = () => within(screen.getByRole('region', { name: 'Form' }));
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const edit = async (name: string) =>
  userEvent.click(await preview().findByRole('button', { name }));
const box = (name: string) => preview().findByRole('textbox', { name });
const embedOf = (embed: Partial<typeof emptyEmbed>) => ({
  embeds: [{ ...emptyEmbed, ...embed }],
});

test('text typed in the preview appears in the form, and vice versa', async () => {
  show({ content: 'Hello' });
  await edit('Edit message text');
  expect(await box('Message text')).toHaveFocus();
  await userEvent.keyboard(' there');
  const field = await inForm().findByRole('textbox', { name: 'Text' });
  expect(field).toHaveValue('Hello there');
  await userEvent.type(field, '!');
  expect(await preview().findByText('Hello there!')).toBeVisible();
});

test.each([
  ['Edit embed title', 'Embed title', 'Rules'],
  ['Edit embed description', 'Embed description', 'Be kind'],
  ['Edit embed author', 'Embed author', 'Mira'],
  ['Edit embed footer', 'Embed footer', 'Small print'],
  ['Edit embed field 1 name', 'Embed field 1 name', 'Floor'],
  ['Edit embed field 1 text', 'Embed field 1 text', '12 SOL'],
  ['Edit button 1 label', 'Button 1 label', 'Read'],
])('%s opens its text', async (button, label, value) => {
  show({
    ...embedOf({
      title: 'Rules',
      description: 'Be kind',
      author: 'Mira',
      footer: 'Small print',
      fields: [{ name: 'Floor', value: '12 SOL', isInline: true }],
    }),
    buttons: [linkButton('Read', 'https://castle.test/')],
  });
  await edit(button);
  expect(await box(label)).toHaveValue(value);
});

test.each(['{Escape}', '{Control>}{Enter}{/Control}', '{Enter}'])(
  '%s ends the editing of a line, returns the focus and is not heard outside',
  async (keys) => {
    show(embedOf({ title: 'Rules' }));
    const heard = vi.fn<(event: KeyboardEvent) => void>();
    await edit('Edit embed title');
    await box('Embed title');
    document.addEventListener('keydown', heard);
    await userEvent.keyboard(keys);
    document.removeEventListener('keydown', heard);
    expect(await preview().findByRole('button', { name: 'Edit embed title' })).toHaveFocus();
    expect(preview().queryByRole('textbox')).not.toBeInTheDocument();
    expect(heard.mock.calls.map(([{ key }]) => key)).not.toContain(keys.replaceAll(/[{}]/g, ''));
  },
);

test('Enter begins a new line in a text of several lines', async () => {
  show({ content: 'Hello' });
  await edit('Edit message text');
  await box('Message text');
  await userEvent.keyboard('{Enter}there');
  expect(await box('Message text')).toHaveValue('Hello\nthere');
});

test('editing ends when the focus leaves', async () => {
  show({ content: 'Hello' });
  await edit('Edit message text');
  await box('Message text');
  await userEvent.click(await inForm().findByRole('textbox', { name: 'Text' }));
  expect(await preview().findByRole('button', { name: 'Edit message text' })).not.toHaveFocus();
  expect(preview().queryByRole('textbox')).not.toBeInTheDocument();
});

test('a text that is too long shows its error at its box', async () => {
  show(embedOf({ title: 'x'.repeat(messageLimits.title) }));
  await edit('Edit embed title');
  const title = await box('Embed title');
  expect(title).toHaveAccessibleDescription('256 / 256');
  await userEvent.keyboard('y');
  await waitFor(() =>
    expect(title).toHaveAccessibleDescription('Maximum 256 characters. 257 / 256'),
  );
  expect(title).toBeInvalid();
});

test('variables are completed, and Escape closes their list first', async () => {
  show({ content: 'Hello' });
  await edit('Edit message text');
  await box('Message text');
  await userEvent.keyboard(' {{us');
  expect(await preview().findByRole('option', { name: /user\.name/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(preview().queryByRole('option')).not.toBeInTheDocument();
  await userEvent.keyboard('e');
  await userEvent.keyboard('{Escape}');
  expect(preview().queryByRole('textbox')).not.toBeInTheDocument();
});

test('an empty part can be added, and its edit button takes the place of the box', async () => {
  show(embedOf({ description: 'Be kind' }));
  await edit('Add a title');
  await box('Embed title');
  await userEvent.keyboard('Rules{Enter}');
  expect(await preview().findByRole('button', { name: 'Edit embed title' })).toHaveFocus();
  expect(preview().queryByRole('button', { name: 'Add a title' })).not.toBeInTheDocument();
  expect(await inForm().findByRole('textbox', { name: 'Title' })).toHaveValue('Rules');
});

test('links, spoilers and buttons of a message can be clicked without editing', async () => {
  show({
    content: '||secret|| https://castle.test/',
    buttons: [linkButton('Read', 'https://castle.test/')],
  });
  await userEvent.click(preview().getByRole('button', { name: 'Show the spoiler' }));
  expect(preview().getByText('secret')).toBeVisible();
  await userEvent.click(preview().getByRole('link', { name: /castle\.test/ }));
  await userEvent.click(preview().getByRole('link', { name: /Read/ }));
  expect(preview().queryByRole('textbox')).not.toBeInTheDocument();
});

test('the color of an embed is changed from its edge', async () => {
  show(embedOf({ title: 'Rules' }));
  await edit('Edit embed color');
  await userEvent.click(await preview().findByRole('button', { name: 'Teal' }));
  expect(await inForm().findByRole('textbox', { name: 'Color' })).toHaveValue('#1abc9c');
  await userEvent.keyboard('{Escape}');
  expect(await preview().findByRole('button', { name: 'Edit embed color' })).toHaveFocus();
});

test('without a form, a message cannot be edited', () => {
  const Alone = () => (
    <FormProvider {...useForm()}>
      <MessagePreview
        values={{ greeting: { content: 'Hello', ...embedOf({}), buttons: [] } }}
        fields={fields}
        variables={variables}
      />
    </FormProvider>
  );
  render(
    <Provider store={store}>
      <Alone />
    </Provider>,
  );
  expect(screen.queryByRole('button', { name: /^(Edit|Add) / })).not.toBeInTheDocument();
});
