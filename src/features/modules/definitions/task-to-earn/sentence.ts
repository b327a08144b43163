import { say, type Names, type Sentence, type SentenceOf, writtenBy } from '../../engine/sentence';
import definition from './definition';
import { DEFAULT, type Category } from './fields';

const sentence: SentenceOf<Category> = (values, names) => {
  const isDefault = values.defaultFlag === DEFAULT;
  if (isDefault) return say`Shows its quests to ${whoOf(values, names)}, always`;
  const after = values.unlockAfter === '' ? '' : ' who completed another category';
  return say`Shows its quests to ${whoOf(values, names)}${after}${daysOf(values, names)}`;
};

function whoOf({ visibility, collection, roles }: Category, names: Names): Sentence {
  if (visibility === 'HOLDERS') return say`holders of ${names.asset(collection)}`;
  return visibility === 'ROLE' ? say`members with ${names.roles(roles, 'or')}` : ['everyone'];
}

function daysOf({ hasStart, startDate, hasEnd, endDate }: Category, names: Names): string {
  const start = hasStart ? ` from ${names.day(startDate)}` : '';
  return hasEnd ? `${start} until ${names.day(endDate)}` : start;
}

export default writtenBy(definition, sentence);
