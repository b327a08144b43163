import { createPostCases, KEEPERS, sale } from '@/mock-api/testing/deliveries';
import { setModule } from '@/mock-api/testing/modules';
import { withBranding, brandingOf } from '@/mock-api/domains/discord-posts/branding';
import { postView } from '@/mock-api/domains/post-history/views';
import { loadModule } from '../../engine/registry';
import type { Values } from '../../common-fields/field';
import { emptyEmbed } from '../../common-fields/message';
import { describeEffects } from '../../testing/effectCases';

const spec = await loadModule('bot-personalizer');
if (!spec) throw new Error('There is no Bot personalizer.');
const sales = await createPostCases('nft-sale');
const alert = {
  collection: KEEPERS,
  message: { content: '', embeds: [{ ...emptyEmbed, title: '{nft.name}' }], buttons: [] },
};

/** An alert as members see it on a server whose bot looks like this. */
function shown(values: Values) {
  setModule(sales, 'bot-personalizer', { values });
  const { post } = sales.ofEvent(alert, { ...sale, rank: 1234 });
  return postView(withBranding(brandingOf(sales.world, sales.guild, true), sales.spec, post), null);
}
const embed = (values: Values) => shown(values).message?.embeds[0];
const variable = (name: string) => (values: Values) =>
  shown(values).variables.find((each) => each.name === name)?.sample;
const hostOf = (name: string) => (values: Values) => new URL(variable(name)(values) ?? '').host;

describeEffects(spec, {
  accent: {
    value: 0xff_00_00,
    outcome: (values) => embed(values)?.colour,
    becomes: 0xff_00_00,
    from: emptyEmbed.colour,
  },
  footer: {
    value: 'Solana Keep',
    outcome: (values) => embed(values)?.footer,
    becomes: 'Solana Keep · by Castle Bots',
    from: 'by Castle Bots',
  },
  hidesBranding: {
    value: true,
    outcome: (values) => embed(values)?.footer,
    becomes: '',
    from: 'by Castle Bots',
  },
  numbers: { value: 'DE', outcome: variable('nft.rank'), becomes: '1.234', from: '1,234' },
  explorer: {
    value: 'SOLANA_FM',
    outcome: hostOf('tx.link'),
    becomes: 'solana.fm',
    from: 'solscan.io',
  },
  marketplace: {
    value: 'TENSOR',
    outcome: hostOf('item.link'),
    becomes: 'www.tensor.trade',
    from: 'magiceden.io',
  },
});
