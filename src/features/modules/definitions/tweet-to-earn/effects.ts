import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    hasGoal: bot('shows a progress bar below each post’s message, based on X’s counts.'),
    goalLikes: bot('fills the progress bar until the post has this many likes, as counted by X.'),
    goalReposts: bot(
      'fills the progress bar until the post has this many reposts, as counted by X.',
    ),
    goalReplies: bot(
      'fills the progress bar until the post has this many replies, as counted by X.',
    ),
    locksChannel: bot(
      'keeps members from writing in the channel until the goal is met or the post ends.',
    ),
  },
  removed: {
    ignoresShadowBanned: 'Apps can’t see which replies X hides.',
  },
};
export default effects;
