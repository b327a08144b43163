import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    hasGoal: bot('shows a bar below the message of each post, filled by X’s own counts.'),
    goalLikes: bot('fills the bar by the likes X counts, up to this many.'),
    goalReposts: bot('fills the bar by the reposts X counts, up to this many.'),
    goalReplies: bot('fills the bar by the replies X counts, up to this many.'),
    locksChannel: bot(
      'keeps members from writing in the channel until the goal is met or the post ends.',
    ),
  },
  removed: {
    ignoresShadowBanned: 'X doesn’t tell apps whose replies it hides.',
  },
};
export default effects;
