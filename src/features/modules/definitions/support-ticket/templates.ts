import type { Template } from '../../engine/newRule';
import type { TicketType } from './definition';

const question = (label: string, style: 'SHORT' | 'PARAGRAPH', isRequired = true) => ({
  label,
  style,
  isRequired,
});

/** What a type of ticket can begin from. */
export const templates: readonly Template<TicketType>[] = [
  {
    id: 'help',
    title: 'Help',
    text: 'One question, answered by your team.',
    values: { name: 'Help', questions: [question('What do you need help with?', 'PARAGRAPH')] },
    asks: [],
  },
  {
    id: 'scam',
    title: 'Report a scam',
    text: 'Asks who it is, what happened and for a link to the message.',
    values: {
      name: 'Report a scam',
      questions: [
        question('Who is the scammer?', 'SHORT'),
        question('What did they do?', 'PARAGRAPH'),
        question('Link to the message', 'SHORT', false),
      ],
    },
    asks: [],
  },
  {
    id: 'partners',
    title: 'Partnership',
    text: 'Lets other projects introduce themselves to your team.',
    values: {
      name: 'Partnership',
      questions: [
        question('What is your project?', 'SHORT'),
        question('What is your idea?', 'PARAGRAPH'),
      ],
    },
    asks: [],
  },
];
