import { counted } from '@/shared/text/language';
import { durationWords } from '@/shared/time/durationWords';
import {
  listOfPieces,
  say,
  type Names,
  type Sentence,
  type SentenceOf,
  writtenBy,
} from '../../engine/sentence';
import definition, { type ModerationRule } from './definition';

const ORDER = ['DELETE', 'WARN', 'TIMEOUT', 'KICK', 'BAN', 'ALERT'];

const sentence: SentenceOf<ModerationRule> = (values, names) => {
  const violation = violationOf(values);
  return values.dryRun
    ? say`Only logs when a member ${violation}`
    : say`If a member ${violation}, ${actsOf(values, names)}`;
};

/** What it does about it, the mildest first: "deletes the message and alerts your team in #mods". */
function actsOf({ actions, timeout, alertChannelId }: ModerationRule, names: Names): Sentence {
  const acts: Readonly<Record<string, Sentence>> = {
    DELETE: ['deletes the message'],
    WARN: ['warns them by DM'],
    TIMEOUT: [`times them out for ${durationWords(timeout)}`],
    KICK: ['kicks them'],
    BAN: ['bans them'],
    ALERT: say`alerts your team in ${names.channel(alertChannelId)}`,
  };
  const chosen = ORDER.filter((action) => actions.includes(action)).map((each) => acts[each] ?? []);
  return chosen.length === 0 ? ['does nothing'] : listOfPieces(chosen, 'and', ORDER.length);
}

function violationOf(values: ModerationRule): string {
  const { trigger, count, within, percent, accountAge } = values;
  const isNarrowed = values.allowed.trim() !== '';
  switch (trigger) {
    case 'WORDS':
      return 'uses a banned word';
    case 'LINKS':
      return isNarrowed ? 'posts a link you don’t allow' : 'posts a link';
    case 'INVITES':
      return isNarrowed ? 'posts an invite you don’t allow' : 'posts an invite to another server';
    case 'DRAINERS':
      return 'posts a link to a known wallet drainer';
    case 'SEED_PHRASE':
      return 'posts a seed phrase';
    case 'REPEAT':
      return `repeats a message ${counted(count, 'time')} in ${durationWords(within)}`;
    case 'FLOOD':
      return `sends ${counted(count, 'message')} in ${durationWords(within)}`;
    case 'CAPS':
      return `writes ${String(percent)}% in capitals`;
    case 'MENTIONS':
      return `mentions ${String(count)} or more in one message`;
    case 'NEW_ACCOUNT':
      return `joins with an account younger than ${counted(accountAge, 'day')}`;
    default:
      return 'breaks it';
  }
}

export default writtenBy(definition, sentence);
