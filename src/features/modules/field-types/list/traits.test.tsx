import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { attachServerData } from '@/app/store/attachServerData';
import { createStore } from '@/app/store/store';
import { collections } from '@/mock-api/domains/market/market';
import { createTestBackend, type TestBackend } from '@/mock-api/hosts/vitest/testServer';
import { Form } from '@/shared/ui/form/Form';
import { useZodForm } from '@/shared/ui/form/useZodForm';
import { valuesSchema } from '../../engine/schema';
import type { FieldSet, Values } from '../../common-fields/field';
import { list } from './field';
import { parts } from '../preparedParts';
import { bonusFields } from '../../definitions/hold-to-earn/bonusFields';
import { programFields } from '../../definitions/hold-to-earn/programFields';
import { condition } from '../../definitions/holder-verification/condition';
import { ModuleFields } from '../../form-controls/ModuleFields';

const [keepers] = collections;
const fields = {
  conditions: list({ label: 'Conditions', itemName: 'condition', most: 2, fields: condition }),
};
const { assets } = programFields;
const { traitBonuses } = bonusFields;

const always = { names: [], holds: () => true };

beforeAll(() => Promise.all([parts.list.prepare(), parts.address.prepare()]));

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
  backend.signInAs('owner');
});
afterEach(() => backend.close());

function Example({ values, set = fields }: { values: Values; set?: FieldSet }) {
  const form = useZodForm<Values, Values>(valuesSchema(set), values);
  return (
    <Form form={form} label="Example" onSubmit={() => Promise.resolve(undefined)}>
      <ModuleFields fields={set} />
    </Form>
  );
}
function show(name: string, values: readonly string[], collection = keepers?.address) {
  const own = { kind: 'TRAITS', collection, traits: [{ name, values }], traitMatch: 0, least: 1 };
  open(<Example values={{ conditions: [own] }} />);
}
function open(element: ReactElement) {
  const app = createStore();
  attachServerData(app);
  render(
    <Provider store={app.store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Provider>,
  );
}
const chip = (name: string | RegExp) => screen.findByRole('button', { name });
const chosen = () => screen.getByRole('textbox', { name: 'Accepted values' });

test('the collection’s traits are offered, and their values with the number of NFTs', async () => {
  show('', []);
  await userEvent.click(await chip('Robe 4 values'));
  expect(screen.getByRole('textbox', { name: 'Trait' })).toHaveValue('Robe');
  await userEvent.click(await chip('Gold 500 NFTs'));
  await userEvent.click(await chip('Silver 1,000 NFTs'));
  expect(chosen()).toHaveValue('Gold\nSilver');
});

test('pressing a chosen value again removes it', async () => {
  show('Robe', ['Gold', 'Silver']);
  const gold = await chip('Gold 500 NFTs');
  expect(gold).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(gold);
  expect(chosen()).toHaveValue('Silver');
});

test('a trait the collection lacks causes a warning', async () => {
  show('Robes', ['Gold']);
  const warning = /has no trait “Robes”. Its traits: Robe, Eyes, Tower\.$/;
  expect(await screen.findByText(warning)).toHaveRole('status');
});

test('a value that no NFT of the collection has causes a warning', async () => {
  show('Robe', ['Gold', 'gold']);
  const warning = 'Keepers of the Tower has no NFTs with Robe “gold”.';
  expect(await screen.findByText(warning)).toHaveRole('status');
});

test('an unknown collection offers no traits and causes no warning', async () => {
  show('Robes', ['Gold'], '1'.repeat(32));
  await waitFor(() => expect(screen.getByText(/^Unknown address/)).toBeVisible());
  expect(screen.queryByRole('group', { name: /^Traits of/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/has no trait/)).not.toBeInTheDocument();
});

test('a bonus offers the traits of the program’s collections, with a single value', async () => {
  const values = {
    assets: [{ kind: 'COLLECTION', collection: keepers?.address, least: 1 }],
    traitBonuses: [{ trait: '', value: '', multiplier: 2 }],
  };
  open(
    <Example values={values} set={{ assets, traitBonuses: { ...traitBonuses, when: always } }} />,
  );
  await userEvent.click(await chip('Robe 4 values'));
  await userEvent.click(await chip('Gold 500 NFTs'));
  await userEvent.click(await chip('Silver 1,000 NFTs'));
  expect(screen.getByRole('textbox', { name: 'Trait' })).toHaveValue('Robe');
  expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('Silver');
});
