import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    codeLength: bot('generates codes with this many characters.'),
    isCaseSensitive: bot('rejects a code with different capitalization.'),
    panelChannelId: bot('keeps the panel posted in this channel.'),
    panel: bot('posts this message as the panel and updates it when you change the message.'),
    buttonLabel: bot('labels the panel’s button with this text.'),
  },
};
export default effects;
