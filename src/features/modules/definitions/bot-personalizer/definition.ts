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
      hint: 'As members of this server see it.',
      maxLength: nameLimits.nickname,
      pattern: nicknamePattern,
    }),
    avatar: image({ label: 'Picture', hint: 'A square of 64 to 4096 pixels.' }),
    banner: image({ label: 'Banner', hint: '680 by 240 pixels fit best.' }),
    bio: area({ label: 'About', maxLength: nameLimits.bio }),
    accent: colour({
      label: 'Embed color',
      hint: 'For embeds that keep the default color.',
      initial: GOLD,
    }),
    footer: text({
      label: 'Embed footer',
      hint: 'For embeds without a footer of their own.',
      maxLength: messageLimits.footer,
    }),
    hidesBranding: toggle({ label: 'Hide “by Castle Bots”', initial: false }),
    numbers: select({
      label: 'Numbers',
      choices: choices(['EN', '12,408.5'], ['DE', '12.408,5'], ['FR', '12 408,5']),
      initial: 'EN',
    }),
    explorer: select({
      label: 'Explorer',
      hint: 'Links to transactions and accounts open there.',
      choices: choices(
        ['SOLSCAN', 'Solscan'],
        ['SOLANA_FM', 'SolanaFM'],
        ['EXPLORER', 'Solana Explorer'],
      ),
      initial: 'SOLSCAN',
    }),
    marketplace: select({
      label: 'Marketplace',
      hint: 'Links to NFTs open there.',
      choices: choices(['MAGIC_EDEN', 'Magic Eden'], ['TENSOR', 'Tensor']),
      initial: 'MAGIC_EDEN',
    }),
  },
  groups: [
    { title: 'Profile', fields: ['nickname', 'avatar', 'banner', 'bio'] },
    { title: 'Messages', fields: ['accent', 'footer', 'hidesBranding'] },
    { title: 'Numbers and links', fields: ['numbers', 'explorer', 'marketplace'], isRare: true },
  ],
});
