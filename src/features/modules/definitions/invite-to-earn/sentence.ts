import { counted } from '@/shared/text/language';
import { listOfPieces, say, type SentenceOf, writtenBy } from '../../engine/sentence';
import definition from './definition';
import type { Campaign } from './fields';

const sentence: SentenceOf<Campaign> = (values) => {
  const { reward, inviteeReward, minStay, minMessages } = values;
  const wanted = listOfPieces([
    ...(minStay > 0 ? [`stays ${counted(minStay, 'day')}`] : []),
    ...(minMessages > 0 ? [`sends ${counted(minMessages, 'message')}`] : []),
  ]);
  const who = wanted.length === 0 ? ['joins'] : wanted;
  const theirs =
    inviteeReward > 0 ? `, and ${counted(inviteeReward, 'point')} to the newcomer` : '';
  return say`Pays ${counted(reward, 'point')} for each invited member who ${who}${theirs}`;
};

export default writtenBy(definition, sentence);
