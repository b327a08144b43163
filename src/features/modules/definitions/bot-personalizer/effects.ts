import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    nickname: bot('takes this nickname on the server.'),
    avatar: bot('takes this picture on the server.'),
    banner: bot('takes this banner on the server.'),
    bio: bot('takes this text as its “About” on the server.'),
  },
};
export default effects;
