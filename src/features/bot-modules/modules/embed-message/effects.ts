import { backEnd, open, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    channelId: backEnd,
    message: backEnd,
    buttons: backEnd,
    'buttons[].label': backEnd,
    'buttons[].url': backEnd,
    sender: open('Only the preview or the estimate reads it.'),
    senderName: open('Only the preview or the estimate reads it.'),
    senderPicture: open('Only the preview or the estimate reads it.'),
    mentionsUsers: open('Nothing reads it.'),
    mentionsRoles: open('Nothing reads it.'),
    mentionsEveryone: open('Nothing reads it.'),
    keepsCopies: backEnd,
  },
};
export default effects;
