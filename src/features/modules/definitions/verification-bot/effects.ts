import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    codeLength: bot('draws codes with this many characters.'),
    isCaseSensitive: bot('takes a code for wrong when its capitals differ.'),
    panelChannelId: bot('keeps the panel posted in this channel.'),
    panel: bot('posts this message as the panel, and edits it when it changes.'),
    buttonLabel: bot('labels the button of the panel with it.'),
  },
};
export default effects;
