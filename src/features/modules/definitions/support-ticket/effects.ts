import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    description: bot('shows this text below the panel’s button.'),
    panelChannelId: bot('keeps the panel posted in this channel.'),
    panel: bot('posts this message as the panel and updates it when you change the message.'),
    container: bot('opens a private thread or a channel for each ticket.'),
    categoryId: bot('creates ticket channels in this category.'),
    channelName: bot('names the thread or channel of a ticket this way.'),
    staffRoles: bot('lets members with these roles read and answer tickets.'),
    questions: bot('asks these questions in a form before it opens a ticket.'),
    'questions[].label': bot('asks the question with this text.'),
    'questions[].style': bot('shows a one-line or multi-line answer box.'),
    'questions[].isRequired': bot('rejects a form without this answer.'),
    opening: bot('starts the conversation with this message.'),
  },
};
export default effects;
