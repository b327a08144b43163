import { say, type SentenceOf, writtenBy } from '../../engine/sentence';
import definition, { type TicketType } from './definition';

const sentence: SentenceOf<TicketType> = (values, names) => {
  const { container, staffRoles, panelChannelId } = values;
  const place = container === 'CHANNEL' ? 'a separate channel' : 'a private thread';
  return say`Opens ${place} with ${names.roles(staffRoles)} when a member asks for help in ${names.channel(panelChannelId)}`;
};

export default writtenBy(definition, sentence);
