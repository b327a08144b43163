import { bot, type ModuleEffects } from '../../engine/effects';

const effects: ModuleEffects = {
  fields: {
    description: bot('shows it below the panel’s button.'),
    panelChannelId: bot('keeps the panel posted in this channel.'),
    panel: bot('posts this message as the panel, and edits it when it changes.'),
    container: bot('opens a private thread or a channel for each ticket.'),
    categoryId: bot('creates the channels of tickets in this category.'),
    channelName: bot('names the thread or channel of a ticket by it.'),
    staffRoles: bot('lets members with these roles read and answer the tickets.'),
    questions: bot('asks these questions in a form before it opens a ticket.'),
    'questions[].label': bot('asks the question in these words.'),
    'questions[].style': bot('gives the answer one line or several.'),
    'questions[].isRequired': bot('takes no form in which this answer is missing.'),
    opening: bot('begins the conversation with this message.'),
  },
};
export default effects;
