import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    panelChannelId: bot('posts the panel in this channel.'),
    panel: bot('posts this message with a Verify button.'),
  },
};
export default effects;
