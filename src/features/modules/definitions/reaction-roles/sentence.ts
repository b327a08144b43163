import { listOfPieces, say, type SentenceOf, writtenBy } from '../../engine/sentence';
import definition, { type RolePanel } from './definition';

const ways: Readonly<Record<string, string>> = {
  BUTTONS: 'buttons',
  SELECT: 'a menu',
  REACTIONS: 'reactions',
};

const sentence: SentenceOf<RolePanel> = (values, names) => {
  const { options, style, mode, most, requireRoles, channelId } = values;
  const ids = [...new Set(options.flatMap(({ roles }) => roles))];
  const who =
    requireRoles.length > 0 ? say`members with ${names.roles(requireRoles, 'or')}` : ['members'];
  const limit =
    mode === 'UNIQUE' ? 'one of ' : mode === 'LIMITED' ? `up to ${String(most || 1)} of ` : '';
  const act = mode === 'REMOVE_ONLY' ? 'drop' : 'pick';
  const given = ids.length > 0 ? names.roles(ids, limit === '' ? 'or' : 'and') : ['roles'];
  return say`Lets ${who} ${act} ${limit}${listOfPieces([given])} with ${ways[style] ?? 'buttons'} in ${names.channel(channelId)}`;
};

export default writtenBy(definition, sentence);
