import { bot, open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    nickname: bot('takes this nickname on the server.'),
    avatar: bot('takes this picture on the server.'),
    banner: bot('takes this banner on the server.'),
    bio: bot('takes this text as its “About” on the server.'),
    accent: open('Only the preview or the estimate reads it.'),
    footer: open('Only the preview or the estimate reads it.'),
    hidesBranding: open('Only the preview or the estimate reads it.'),
    numbers: open('Only the preview or the estimate reads it.'),
    explorer: open('Nothing reads it.'),
    marketplace: open('Nothing reads it.'),
  },
};
export default effects;
