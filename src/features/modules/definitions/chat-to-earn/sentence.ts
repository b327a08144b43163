import { durationWords } from '@/shared/time/durationWords';
import { every } from '../../common-fields/scheduleInSentence';
import {
  listOfPieces,
  say,
  type Names,
  type Sentence,
  type SentenceOf,
  writtenBy,
} from '../../engine/sentence';
import definition from './definition';
import type { ChatRule } from './fields';

const sentence: SentenceOf<ChatRule> = (values, names) => {
  const { minAmount, spread, cooldown, pays } = values;
  const amount =
    spread > 0 ? `${String(minAmount)} to ${String(minAmount + spread)}` : String(minAmount);
  const earns = pays === 'CURRENCY' ? 'XP and server currency' : 'XP';
  const pace = cooldown > 0 ? `, at most every ${every(durationWords(cooldown))},` : '';
  return say`Gives ${whoOf(values, names)} ${amount} ${earns} per message${pace} in ${whereOf(values, names)}`;
};

function whoOf({ roleMode, roles }: ChatRule, names: Names): Sentence {
  if (roleMode === 'ONLY') return say`members with ${names.roles(roles, 'or')}`;
  return roleMode === 'EXCEPT' ? say`members without ${names.roles(roles, 'or')}` : ['members'];
}

function whereOf({ channelMode, channels }: ChatRule, names: Names): Sentence {
  const chosen = listOfPieces(channels.map(({ channelId }) => names.channel(channelId)));
  if (channelMode === 'ONLY') return chosen;
  return channelMode === 'EXCEPT' ? say`all channels except ${chosen}` : ['all channels'];
}

export default writtenBy(definition, sentence);
