import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Provider } from 'react-redux';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { tokens, collections } from '@/mock-api/domains/market/market';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { tidyXHandle } from '@/shared/links/xAccount';
import { encodeBase58 } from '@/shared/solana/base58';
import { storeServerId } from '@/shared/storage/storedServer';
import { Form } from '@/shared/ui/form/Form';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { openPicker } from '@/shared/ui/picker/testing/pick';
import { initialValues, valuesSchema } from '../engine/schema';
import { date } from '../field-types/date/field';
import { timeZone } from '../field-types/timeZone/field';
import type { FieldSet, Values } from '../common-fields/field';
import { text } from '../field-types/text/field';
import { list } from '../field-types/list/field';
import { parts } from '../field-types/preparedParts';
import { match } from '../field-types/match/field';
import { schedule } from '../common-fields/schedule';
import { linkField, postOnX } from '../common-fields/link';
import { address } from '../field-types/address/field';
import { tags } from '../field-types/tags/field';
import autoModerator from '../definitions/auto-moderator/definition';
import { taskFields } from '../definitions/quest/taskFields';
import { ModuleFields } from './ModuleFields';

beforeAll(() => Promise.all(Object.values(parts).map(({ prepare }) => prepare())));

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

let saved: Values | undefined;
function Harness({ fields, values }: { fields: FieldSet; values: Values }) {
  const first = { ...initialValues(fields), ...values };
  const form = useZodForm<Values, Values>(valuesSchema(fields), first);
  return (
    <Form
      form={form}
      label="Fields"
      onSubmit={async (values) => {
        saved = values;
        return undefined;
      }}
    >
      <ModuleFields fields={fields} />
      <button type="submit">Save</button>
    </Form>
  );
}
const show = (fields: FieldSet, values: Values = {}) => {
  saved = undefined;
  const app = createStore();
  attachServerData(app);
  return render(
    <Provider store={app.store}>
      <Harness fields={fields} values={values} />
    </Provider>,
  );
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('switching the match mode back to All saves MATCH_EVERY as 0', async () => {
  show({ match: match() });
  await userEvent.click(screen.getByRole('radio', { name: 'Any' }));
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  await save();
  expect(saved).toEqual({ match: 0 });
});

const WALLET = encodeBase58(new Uint8Array(32).fill(7));
const handleBox = () => screen.getByRole('textbox', { name: 'Account' });
const walletBox = () => screen.getByRole('textbox', { name: 'Wallet' });

test('the project’s wallets are offered for an address', async () => {
  storeServerId('srv-keep');
  const own = backend.world.db.projectWallets.find(({ serverId }) => serverId === 'srv-keep');
  show({ wallet: address({ of: 'wallet', label: 'Wallet' }) });
  await userEvent.click(screen.getByRole('button', { name: 'Project wallets' }));
  const name = new RegExp(`${own?.address.slice(-4) ?? ''}$`);
  await userEvent.click(await screen.findByRole('option', { name }));
  expect(walletBox()).toHaveValue(own?.address);
});

test('a pasted explorer link becomes its wallet address at once', async () => {
  show({ wallet: address({ of: 'wallet', label: 'Wallet' }) });
  await userEvent.click(walletBox());
  await userEvent.paste(`https://solscan.io/account/${WALLET}?cluster=mainnet\u200b`);
  expect(walletBox()).toHaveValue(WALLET);
  await save();
  expect(saved).toEqual({ wallet: WALLET });
});

test.each([
  ['mira.sol', /^We can’t look up names such as mira\.sol\./],
  [`https://solscan.io/token/${WALLET}`, 'This link leads to a token, not a wallet.'],
  [
    `https://solscan.io/tx/${encodeBase58(new Uint8Array(64).fill(7))}`,
    /^This is a transaction, not a wallet\./,
  ],
])('a wallet typed as %s is refused with a reason and stays in the field', async (typed, said) => {
  show({ wallet: address({ of: 'wallet', label: 'Wallet' }) });
  await userEvent.type(walletBox(), typed);
  await userEvent.tab();
  expect(screen.getByText(said)).toBeVisible();
  expect(walletBox()).toHaveValue(typed);
});

test.each([
  ['https://solscan.io/account/@', 'Token'],
  ['<https://birdeye.so/token/@?chain=solana>', 'Token'],
  ['@\u200b', 'Token'],
])('a token is found by %s', async (typed, label) => {
  const [, token] = tokens;
  show({ mint: address({ of: 'mint', label }) });
  await openPicker(label);
  await userEvent.click(await screen.findByRole('combobox', { name: /^Search/ }));
  await userEvent.paste(typed.replace('@', token?.mint ?? ''));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(token?.name ?? '') }));
  await save();
  expect(saved).toEqual({ mint: token?.mint });
});

test('a transaction pasted as a collection is refused with a reason', async () => {
  show({ collection: address({ of: 'collection', label: 'Collection' }) });
  await openPicker('Collection');
  await userEvent.click(await screen.findByRole('combobox', { name: /^Search/ }));
  await userEvent.paste(`https://solscan.io/tx/${encodeBase58(new Uint8Array(64).fill(7))}`);
  expect(await screen.findByText(/This is a transaction, not a collection\./)).toBeVisible();
});

test('a link typed without its scheme is completed when the field is left', async () => {
  show({ url: linkField({ label: 'Link' }) });
  const box = screen.getByRole('textbox', { name: 'Link' });
  await userEvent.type(box, '<castle.io/mint>');
  await userEvent.tab();
  expect(box).toHaveValue('https://castle.io/mint');
  await save();
  expect(saved).toEqual({ url: 'https://castle.io/mint' });
});

test('a post on X submitted with Enter is saved by its canonical link', async () => {
  show({ url: postOnX({ label: 'Post' }) });
  const box = screen.getByRole('textbox', { name: 'Post' });
  await userEvent.type(box, 'twitter.com/castle/status/12/photo/1?s=20{Enter}');
  expect(saved).toEqual({ url: 'https://x.com/castle/status/12' });
});

test('accounts on X are accepted with an @ or as links', async () => {
  show({ handle: tags({ label: 'Account', most: 1, maxLength: 15, tidy: tidyXHandle }) });
  await userEvent.type(handleBox(), '@castle');
  await userEvent.tab();
  expect(handleBox()).toHaveValue('castle');
  await userEvent.clear(handleBox());
  await userEvent.type(handleBox(), 'https://x.com/castlebots?s=21');
  await userEvent.tab();
  expect(handleBox()).toHaveValue('castlebots');
});

test('tags separated by lines or commas are tidied when saved', async () => {
  show({ words: tags({ label: 'Words', most: 5, maxLength: 10 }) });
  await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), ' Gold, Silver\nGold\n');
  await save();
  expect(saved).toEqual({ words: ['Gold', 'Silver'] });
});

test('a comma is part of a quiz answer', async () => {
  const { kind, options } = taskFields;
  show({ kind, options });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Task' }), 'QUIZ');
  await userEvent.type(screen.getByRole('textbox', { name: 'Answers' }), 'No one, ever\nAnybody');
  await save();
  expect(saved).toMatchObject({ options: ['No one, ever', 'Anybody'] });
});

test('an error in one line is shown below the field', async () => {
  show({ words: tags({ label: 'Words', most: 5, maxLength: 4 }) });
  const box = screen.getByRole('textbox', { name: 'Words' });
  await userEvent.type(box, 'Gold\nSilver');
  await save();
  expect(box).toHaveAccessibleDescription(/Maximum 4 characters per line/);
  expect(saved).toBeUndefined();
});

test('a chosen date is saved as typed', async () => {
  show({ day: date({ label: 'Day' }) });
  await userEvent.type(screen.getByLabelText('Day'), '2026-12-24');
  await save();
  expect(saved).toEqual({ day: '2026-12-24' });
});

test('a date is chosen from the calendar by keyboard', async () => {
  show({ day: date({ label: 'Day' }) }, { day: '2026-12-24' });
  const toggle = screen.getByRole('button', { name: 'Open calendar: Day' });
  await userEvent.click(toggle);
  expect(await screen.findByRole('button', { name: 'Thursday, December 24, 2026' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
  expect(toggle).toHaveFocus();
  await save();
  expect(saved).toEqual({ day: '2026-12-30' });
});

test.each([
  ['tokyo', 'Asia/Tokyo'],
  ['Kyiv', 'Europe/Kyiv'],
  ['America/New_York', 'America/New_York'],
])('a time zone is found by %s', async (text, zone) => {
  show({ zone: timeZone({ label: 'Time zone' }) });
  await userEvent.click(screen.getByRole('combobox', { name: 'Time zone' }));
  await userEvent.type(await screen.findByRole('combobox', { name: /^Search/ }), text);
  await screen.findByRole('option', { name: new RegExp(`^${zone.replace('_', ' ')}`) });
  await userEvent.keyboard('{Enter}');
  await save();
  expect(saved).toEqual({ zone });
});

test('a time zone saved under its old name shows its new name', async () => {
  show({ zone: timeZone({ label: 'Time zone' }) }, { zone: 'Asia/Calcutta' });
  expect(await screen.findByText('Asia/Kolkata')).toBeVisible();
});

test('a schedule shows its description and its next five runs', async () => {
  show({ when: schedule({ label: 'When' }) });
  expect(await screen.findByText('At 18:00 (UTC)')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test('a schedule in the past says that no posts are left', async () => {
  show({ when: schedule({ label: 'When' }) });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Frequency' }), 'Once');
  await userEvent.type(screen.getByLabelText('Date'), '2020-01-01');
  expect(await screen.findByText(/No posts left on this schedule/)).toBeVisible();
});

/** Opens an asset's picker, pastes a text, and chooses the option that is found. */
async function paste(label: string, text: string) {
  await openPicker(label);
  await userEvent.click(await screen.findByRole('combobox', { name: `Search: ${label}` }));
  await userEvent.paste(text);
  await userEvent.click(await screen.findByRole('option'));
}
const mintOf = (symbol: string) => tokens.find((each) => each.symbol === symbol)?.mint ?? '';

test('a known token shows its name and decimals', async () => {
  show({ mint: address({ of: 'mint', label: 'Token' }) });
  await paste('Token', ` ${mintOf('USDC')} `);
  expect(screen.getByRole('combobox', { name: 'Token' })).toHaveTextContent('USD CoinUSDC');
  expect(await screen.findByText(/6 decimals/)).toBeVisible();
  await save();
  expect(saved).toEqual({ mint: mintOf('USDC') });
});

test('a token entered as a collection is reported as a token', async () => {
  show({ collection: address({ of: 'collection', label: 'Collection' }) });
  await paste('Collection', mintOf('USDC'));
  expect(await screen.findByText('This is a token (USD Coin), not a collection.')).toBeVisible();
});

test('a known collection is found by its name, and shows its size and floor', async () => {
  show({ collection: address({ of: 'collection', label: 'Collection' }) });
  await paste('Collection', 'keepers of');
  expect(await screen.findByText(/5,000 items · floor 12.4 SOL/)).toBeVisible();
});

test('a collection is found by its marketplace link', async () => {
  show({ collection: address({ of: 'collection', label: 'Collection' }) });
  await paste('Collection', 'https://magiceden.io/marketplace/moat_monsters?activeTab=items');
  await save();
  expect(saved).toEqual({ collection: collections[1]?.address });
});

test('an unreadable link is reported and offers no options', async () => {
  show({ collection: address({ of: 'collection', label: 'Collection' }) });
  await openPicker('Collection');
  await userEvent.type(
    await screen.findByRole('combobox', { name: /^Search/ }),
    'evil.test/x/moat',
  );
  expect(await screen.findByText(/We can’t read an address from this link/)).toBeVisible();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('the market is not requested before the list opens', async () => {
  show({ mint: address({ of: 'mint', label: 'Token' }) });
  const market = () => backend.requests().filter(({ path }) => path.includes('/market/'));
  await screen.findByRole('button', { name: 'Save' });
  expect(market()).toEqual([]);
  await openPicker('Token');
  await waitFor(() => expect(market()).toHaveLength(1));
});

test('a letter typed on the closed field starts the search', async () => {
  show({ mint: address({ of: 'mint', label: 'Token' }) });
  screen.getByRole('combobox', { name: 'Token' }).focus();
  await userEvent.keyboard('b');
  expect(await screen.findByRole('combobox', { name: 'Search: Token' })).toHaveValue('b');
});

test('Enter right after typing chooses nothing from the previous search', async () => {
  show({ mint: address({ of: 'mint', label: 'Token' }) });
  await openPicker('Token');
  await screen.findByRole('option', { name: /Wrapped SOL/ });
  await userEvent.keyboard('bonk{Enter}');
  expect(screen.getByRole('combobox', { name: 'Token' })).toHaveTextContent('Choose a token');
  await userEvent.click(await screen.findByRole('option', { name: /Bonk/ }));
  await save();
  expect(saved).toEqual({ mint: mintOf('BONK') });
});

test('an unknown address can be chosen and is labeled unknown', async () => {
  show({ mint: address({ of: 'mint', label: 'Token' }) });
  await paste('Token', encodeBase58(new Uint8Array(32).fill(9)));
  expect(await screen.findByText(/Unknown address/)).toBeVisible();
});

test('the last choice is offered first', async () => {
  show({ mint: address({ of: 'mint', label: 'Token' }) });
  await paste('Token', 'bonk');
  await openPicker('Token');
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Bonk'));
  expect(screen.getByText('Recent')).toBeVisible();
});

test('a token in a field for collections or tokens is shown as a token', async () => {
  show({ asset: address({ of: 'asset', label: 'Collection or token' }) });
  await paste('Collection or token', mintOf('BONK'));
  expect(await screen.findByText(/5 decimals/)).toBeVisible();
});

const withSymbol = () =>
  show({
    mint: address({ of: 'mint', label: 'Token', symbolField: 'symbol' }),
    symbol: text({ label: 'Symbol', maxLength: 12 }),
  });

test('the symbol follows the token', async () => {
  withSymbol();
  await paste('Token', 'bonk');
  expect(screen.getByRole('textbox', { name: 'Symbol' })).toHaveValue('BONK');
});

test('a typed symbol is kept when a token is chosen', async () => {
  withSymbol();
  await userEvent.type(screen.getByRole('textbox', { name: 'Symbol' }), 'MINE');
  await paste('Token', 'bonk');
  expect(screen.getByRole('textbox', { name: 'Symbol' })).toHaveValue('MINE');
});

const items = {
  items: list({
    label: 'Items',
    itemName: 'item',
    most: 3,
    least: 1,
    fields: { title: text({ label: 'Title', maxLength: 9, isRequired: true }) },
  }),
};

test('an item that was just added shows no error', async () => {
  show(items);
  await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).not.toBeInvalid();
});

test('an error of a whole list is shown below it, however many items it has', async () => {
  const fields = {
    items: list({
      label: 'Items',
      itemName: 'item',
      most: 3,
      least: 2,
      fields: { title: text({ label: 'Title', maxLength: 9, initial: 'One' }) },
    }),
  };
  show(fields);
  await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
  await save();
  expect(await screen.findByText('Add at least 2.')).toBeVisible();
});

test('codes pasted from a spreadsheet keep their original form', async () => {
  show({ codes: tags({ label: 'Codes', most: 9, maxLength: 64 }) });
  await userEvent.click(screen.getByRole('textbox', { name: 'Codes' }));
  await userEvent.paste('\'458304698827669536\t\'007\n="0042"');
  await save();
  expect(saved).toEqual({ codes: ['458304698827669536', '007', '0042'] });
});

test('a code that a spreadsheet shortened is refused with the reason', async () => {
  show({ codes: tags({ label: 'Codes', most: 9, maxLength: 64 }) });
  const codes = screen.getByRole('textbox', { name: 'Codes' });
  await userEvent.type(codes, '4.58305E+17');
  await save();
  expect(codes).toHaveAccessibleDescription(/A spreadsheet shortened this number/);
  expect(saved).toBeUndefined();
});

const moderator = (trigger: string): FieldSet => ({
  ...autoModerator.fields,
  trigger: text({ label: 'Trigger', maxLength: 20, initial: trigger }),
});
const only = (trigger: string, ...names: readonly string[]): FieldSet =>
  Object.fromEntries(
    Object.entries(moderator(trigger)).filter(([name]) => ['trigger', ...names].includes(name)),
  );

test('a pasted list of banned words gets one word per line', async () => {
  show(only('WORDS', 'words'));
  await userEvent.click(screen.getByRole('textbox', { name: 'Banned words' }));
  await userEvent.paste('free mint, airdrop; Airdrop\tscam');
  await save();
  expect(screen.getByRole('textbox', { name: 'Banned words' })).toHaveValue(
    'free mint\nairdrop\nscam',
  );
  expect(saved).toMatchObject({ words: 'free mint\nairdrop\nscam' });
});

test('a banned word that matches everything is refused, and a short word causes a warning', async () => {
  show(only('WORDS', 'words'));
  const words = screen.getByRole('textbox', { name: 'Banned words' });
  await userEvent.type(words, 'a');
  expect(screen.getByText('“a” could match many harmless messages.')).toBeVisible();
  expect(words).toHaveAccessibleDescription(/could match many harmless messages/);
  await userEvent.clear(words);
  await userEvent.type(words, '*');
  await save();
  expect(words).toHaveAccessibleDescription(/“\*” would match every message/);
  expect(screen.queryByText(/could match many/)).not.toBeInTheDocument();
  expect(saved).toBeUndefined();
});

test('an allowed link becomes its domain, and two words are refused', async () => {
  show(only('LINKS', 'allowed'));
  const allowed = screen.getByRole('textbox', { name: 'Allowed links' });
  await userEvent.type(allowed, 'https://magiceden.io/');
  await userEvent.tab();
  expect(allowed).toHaveValue('magiceden.io');
  await userEvent.type(allowed, '\nmagic eden');
  await save();
  expect(allowed).toHaveAccessibleDescription(/“magic eden” has a space/);
  expect(saved).toBeUndefined();
});

test('a threshold that never triggers causes a warning', async () => {
  show(only('FLOOD', 'count', 'within'));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Threshold' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Threshold' }), '100');
  expect(screen.queryByText(/never triggers/)).not.toBeInTheDocument();
  await userEvent.clear(screen.getByRole('textbox', { name: /^Time window/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Time window/ }), '1');
  expect(await screen.findByText(/never triggers/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Threshold' })).toHaveAccessibleDescription(
    /never triggers/,
  );
});
