import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    'games[].joinTime': bot('starts a rumble once this time to join is over.'),
    canExcludeSelf: bot(
      'lets members exclude themselves. It then starts and posts no rounds for them.',
    ),
    hasProof: bot('commits to each result before the bets and shows it afterwards.'),
    channelId: bot('posts each result in this channel as the round ends.'),
    message: bot('posts this message with each result.'),
  },
};
export default effects;
