import { counted } from '@/shared/text/language';
import {
  amountWords,
  listOfPieces,
  say,
  type Names,
  type Sentence,
  type SentenceOf,
  writtenBy,
} from '../../engine/sentence';
import definition from './definition';
import type { Quest, QuestReward } from './fields';
import { taskChoices } from './tasks';

const paces: Readonly<Record<string, string>> = {
  DAILY: ', once a day',
  WEEKLY: ', once a week',
  MONTHLY: ', once a month',
};

const sentence: SentenceOf<Quest> = (values, names) => {
  const { rewards, tasks, recurrence } = values;
  const given = listOfPieces(rewards.map((reward) => rewardOf(reward, names)));
  const [first] = tasks;
  const label = taskChoices.find(({ value }) => value === first?.kind)?.label;
  const work =
    tasks.length === 1 && label !== undefined ? `“${label}”` : counted(tasks.length, 'task');
  return say`Gives ${rewards.length > 0 ? given : 'nothing'} to ${winnersOf(values)} complete ${work}${paces[recurrence] ?? ''}`;
};

function rewardOf(
  { kind, points, roles, token, codes, other }: QuestReward,
  names: Names,
): Sentence {
  switch (kind) {
    case 'POINTS':
      return [counted(points, 'point')];
    case 'ROLE':
      return names.roles(roles);
    case 'TOKEN':
      return say`${amountWords(token.amount)} ${token.currency === 'SOL' ? 'SOL' : names.symbol(token.mint)}`;
    case 'NFT':
      return ['an NFT'];
    case 'CODE':
      return [codes.length === 0 ? 'a code' : `one of ${counted(codes.length, 'code')}`];
    default:
      return [other === '' ? 'another reward' : { name: other }];
  }
}

function winnersOf({ method, winners }: Quest): string {
  switch (method) {
    case 'FCFS':
      return `the first ${counted(winners, 'member')} who`;
    case 'RAFFLE':
      return `${counted(winners, 'winner')}, drawn from members who`;
    case 'TOP':
      return `the ${counted(winners, 'member')} your team chooses of those who`;
    default:
      return 'members who';
  }
}

export default writtenBy(definition, sentence);
