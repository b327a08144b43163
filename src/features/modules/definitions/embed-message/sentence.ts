import { say, type SentenceOf, writtenBy } from '../../engine/sentence';
import definition, { type EmbedMessage } from './definition';

const sentence: SentenceOf<EmbedMessage> = (values, names) => {
  const { channelId, sender, senderName, keepsCopies } = values;
  const from = sender === 'WEBHOOK' && senderName !== '' ? say` as ${{ name: senderName }}` : [];
  const copies = keepsCopies ? ' and updates its copies when you save' : '';
  return say`Posts a message in ${names.channel(channelId)}${from}${copies}`;
};

export default writtenBy(definition, sentence);
