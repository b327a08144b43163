import { backEnd, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    name: backEnd,
    channelId: backEnd,
    message: backEnd,
    buttons: backEnd,
    'buttons[].label': backEnd,
    'buttons[].url': backEnd,
    sender: backEnd,
    senderName: backEnd,
    senderPicture: backEnd,
    mentionsUsers: backEnd,
    mentionsRoles: backEnd,
    mentionsEveryone: backEnd,
    keepsCopies: backEnd,
  },
};
export default effects;
