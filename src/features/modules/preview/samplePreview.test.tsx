import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { createStore } from '@/app/store/store';
import { previewOf } from '../engine/previewOf';
import { loadModule } from '../engine/registry';
import type { Values } from '../common-fields/field';

async function show(slug: string, values: Values) {
  const spec = await loadModule(slug);
  if (!spec) throw new Error(`No module ${slug}.`);
  const Preview = await previewOf(slug);
  return render(
    <Provider store={createStore().store}>
      <Preview values={{ ...spec.initial, ...values }} fields={spec.fields} variables={[]} />
    </Provider>,
  );
}

test.each<[string, Values, RegExp]>([
  ['auto-moderator', { actions: ['BAN', 'ALERT'], dryRun: false }, /^Actions taken: banned\.$/],
  [
    'auto-moderator',
    { dryRun: true },
    /^Log only\. Would have taken these actions: message deleted\.$/,
  ],
  ['bot-personalizer', { nickname: 'Gatekeeper' }, /^Gatekeeper$/],
  ['bot-personalizer', { numbers: 'DE' }, /12\.408,5/],
  ['bot-personalizer', { hidesBranding: false, footer: 'Keep' }, /Keep · by Castle Bots/],
  ['nft-crypto-charts-tracker', { interval: '4H' }, /4 hours/],
  ['nft-stats-tracker', { metrics: ['SALES'] }, /^Sales$/],
  [
    'trending-nft-crypto-tracker',
    { mode: 'DIGEST', top: 5 },
    /^Top 5 tokens in the last 24 hours$/,
  ],
  ['wallet-activity-tracker', { name: 'Whale', types: ['NFT_BUY'] }, /bought Keeper #42/],
  ['wallet-activity-tracker', { types: [] }, /No posts\. Choose/],
  ['wallet-asset-displayer', { surface: 'CHANNEL_NAME' }, /^Treasury: \$9,412$/],
  ['wallet-asset-displayer', { topTokens: 1 }, /^1,250 USDC$/],
])('%s with %j shows %s', async (slug, values, text) => {
  await show(slug, values);
  expect(screen.getAllByText(text)).not.toHaveLength(0);
});
