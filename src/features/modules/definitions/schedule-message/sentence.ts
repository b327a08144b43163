import { scheduleInSentence } from '../../common-fields/scheduleInSentence';
import { say, type SentenceOf, writtenBy } from '../../engine/sentence';
import definition, { type ScheduledMessage } from './definition';

const sentence: SentenceOf<ScheduledMessage> = (values, names) =>
  say`Posts in ${names.channel(values.channelId)} ${scheduleInSentence(values.schedule, names)}`;

export default writtenBy(definition, sentence);
