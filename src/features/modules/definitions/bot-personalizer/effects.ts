import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    nickname: bot('uses this nickname on the server.'),
    avatar: bot('uses this picture on the server.'),
    banner: bot('uses this banner on the server.'),
    bio: bot('shows this text as its “About me” on the server.'),
  },
};
export default effects;
