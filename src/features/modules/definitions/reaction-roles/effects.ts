import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    style: bot('adds these controls to its message: buttons, a menu or reactions.'),
    'options[].emoji': bot('shows this emoji with the choice, or reacts with it.'),
    'options[].label': bot('labels the choice with this text.'),
    'options[].description': bot('shows this text below the choice in a menu.'),
    mode: bot(
      'follows this rule when a member picks a choice. It checks `requireRoles` every time and skips roles it can’t manage.',
    ),
    most: bot(
      'lets a member hold the roles of at most this many choices when `mode` is `LIMITED`.',
    ),
    temporary: bot('removes the role after this time. 0 keeps it.'),
    channelId: bot(
      'posts its message in this channel once and updates it when you change the panel.',
    ),
    message: bot('posts this message.'),
    reply: bot('replies with this text to the member who picked. No one else sees it.'),
  },
};
export default effects;
