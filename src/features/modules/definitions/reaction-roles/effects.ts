import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    style: bot('puts these controls below its message: buttons, a menu or reactions.'),
    'options[].emoji': bot('shows this emoji with the choice, or reacts with it.'),
    'options[].label': bot('labels the choice with this text.'),
    'options[].description': bot('shows this text below the choice in a menu.'),
    mode: bot(
      'gives and takes the roles of a choice by this rule. Each time it checks requireRoles and leaves out roles it may not give.',
    ),
    most: bot(
      'lets a member hold the roles of at most so many choices, where the mode is LIMITED.',
    ),
    temporary: bot('takes the role back after this time. 0 keeps it.'),
    channelId: bot('posts its message in this channel, once, and edits it when the panel changes.'),
    message: bot('posts this message.'),
    reply: bot('answers a member who chose with this text, which no one else sees.'),
  },
};
export default effects;
