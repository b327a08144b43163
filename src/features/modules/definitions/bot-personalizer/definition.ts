import { messageLimits, nameLimits } from '@/shared/discord/limits';
import { nicknamePattern } from '@/shared/discord/names';
import { defineModule } from '../../engine/defineModule';
import { area } from '../../field-types/area/field';
import { choices } from '../../common-fields/choices';
import { select } from '../../field-types/select/field';
import { text } from '../../field-types/text/field';
import { toggle } from '../../field-types/switch/field';
import { colour } from '../../field-types/colour/field';
import { image } from '../../field-types/image/field';
import { about } from './about';
import { words } from './words';

const GOLD = 0xe0_ad_3d;

export default defineModule(about, words, {
  fields: {
    nickname: text({
      label: 'Nickname',
      hint: 'Shown on this server only.',
      maxLength: nameLimits.nickname,
      placeholder: 'Castle Bots',
      pattern: nicknamePattern,
    }),
    avatar: image({ label: 'Avatar', hint: 'A square image of 64 to 4096 pixels.' }),
    banner: image({ label: 'Banner', hint: 'Recommended size: 680 × 240 pixels.' }),
    bio: area({ label: 'About me', maxLength: nameLimits.bio }),
    accent: colour({
      label: 'Embed color',
      hint: 'Used for embeds with the default color.',
      initial: GOLD,
    }),
    footer: text({
      label: 'Embed footer',
      hint: 'Used for embeds without a footer.',
      maxLength: messageLimits.footer,
    }),
    hidesBranding: toggle({ label: 'Hide “by Castle Bots”', initial: false }),
    numbers: select({
      label: 'Number format',
      choices: choices(['EN', '12,408.5'], ['DE', '12.408,5'], ['FR', '12 408,5']),
      initial: 'EN',
    }),
    explorer: select({
      label: 'Explorer',
      hint: 'Opens links to transactions and accounts.',
      choices: choices(
        ['SOLSCAN', 'Solscan'],
        ['SOLANA_FM', 'SolanaFM'],
        ['EXPLORER', 'Solana Explorer'],
      ),
      initial: 'SOLSCAN',
    }),
    marketplace: select({
      label: 'Marketplace',
      hint: 'Opens links to NFTs.',
      choices: choices(['MAGIC_EDEN', 'Magic Eden'], ['TENSOR', 'Tensor']),
      initial: 'MAGIC_EDEN',
    }),
  },
  opening: {
    says: [
      'The bot is called {nickname} here,',
      'writes numbers like {numbers}',
      'and links to {explorer}',
      'and {marketplace}.',
    ],
  },
  groups: [
    { title: 'Pictures and profile', fields: ['nickname', 'avatar', 'banner', 'bio'] },
    {
      title: 'Embeds',
      fields: ['numbers', 'explorer', 'marketplace', 'accent', 'footer', 'hidesBranding'],
    },
  ],
});
