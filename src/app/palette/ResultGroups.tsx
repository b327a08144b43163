import { Command } from 'cmdk';
import { MOST_OF_KIND, type ResultKind, type SearchResult } from '@/features/search/searchResult';
import { PersonPicture, ServerPicture } from '@/shared/art/pictures';
import { dayText } from '@/shared/format/times';
import { searchMatcher } from '@/shared/text/searchable';
import { Avatar } from '@/shared/ui/Avatar';
import { icons, kindIcons, pageIcons } from './paletteIcons';
import { Named, PaletteRow } from './PaletteItem';

const titles: Readonly<Record<ResultKind, string>> = {
  QUEST: 'Quests',
  SERVER: 'Servers',
  MEMBER: 'Members',
  SUBMISSION: 'Submissions',
  PAYOUT: 'Payouts',
  ORDER: 'Orders',
  HOLDING: 'Holdings',
  TRANSACTION: 'Transactions',
};

/** The pages that list all of a kind, as far as they can be searched: of members, and of teams. */
const lists: Readonly<Record<'member' | 'team', Partial<Record<ResultKind, string>>>> = {
  member: {
    MEMBER: '/dashboard/users?tab=directory&people-q=',
    TRANSACTION: '/dashboard/all-transactions?q=',
  },
  team: {
    MEMBER: '/dashboard/discord-server-users?q=',
    SUBMISSION: '/dashboard/task-to-earn?tab=submissions&in-state=ALL&in-q=',
  },
};

interface KindSignProps {
  kind: ResultKind | 'PAGE';
  picture: string | null;
  name: string;
  /** Where it leads. */
  path: string;
}

/** The picture of what was found, or the sign of its kind. */
export function KindSign({ kind, picture, name, path }: KindSignProps) {
  if (kind === 'MEMBER') return <PersonPicture src={picture} name={name} size={22} />;
  if (kind === 'SERVER') return <ServerPicture src={picture} name={name} size={22} />;
  const [page = ''] = path.split('?');
  const Sign = (kind === 'PAGE' ? pageIcons[page] : undefined) ?? kindIcons[kind];
  if (picture === null) return <Sign />;
  const isTile = kind === 'QUEST' || kind === 'HOLDING';
  return <Avatar src={picture} name={name} size={22} shape={isTile ? 'tile' : 'round'} />;
}

function detailOf({ detail, at }: Pick<SearchResult, 'detail' | 'at'>, search: string) {
  const day = at === null || Number.isNaN(Date.parse(at)) ? null : dayText(Date.parse(at));
  const parts = [detail, day].filter((part) => part !== null);
  return parts.length === 0 ? null : <Named text={parts.join(' · ')} search={search} />;
}

interface ResultGroupsProps {
  items: readonly SearchResult[];
  search: string;
  /** Whether a server is searched for its team. */
  isTeam: boolean;
  onOpen: (result: SearchResult) => void;
  onGo: (path: string) => void;
}

/** What the server has found, by kind, in its order; where there may be more of a kind, with the way to all. */
export function ResultGroups({ items, search, isTeam, onOpen, onGo }: ResultGroupsProps) {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const AllSign = icons.search;
  // The pages take words as they are typed: what was found by near ones they would not list.
  const fits = searchMatcher(search);
  return kinds.map((kind) => {
    const found = items.filter((each) => each.kind === kind);
    const list = lists[isTeam ? 'team' : 'member'][kind];
    return (
      <Command.Group key={kind} heading={titles[kind]}>
        {found.map((result) => (
          <PaletteRow
            key={result.id}
            id={`result ${kind} ${result.id}`}
            sign={<KindSign {...result} name={result.label} />}
            label={<Named text={result.label} search={search} />}
            detail={detailOf(result, search)}
            onSelect={() => onOpen(result)}
          />
        ))}
        {list === undefined ||
        found.length < MOST_OF_KIND ||
        !found.some(({ label, detail }) => fits(label, detail)) ? null : (
          <PaletteRow
            id={`all ${kind}`}
            sign={<AllSign />}
            label={`All ${titles[kind].toLowerCase()} with “${search.trim()}”`}
            onSelect={() => onGo(list + encodeURIComponent(search.trim()))}
          />
        )}
      </Command.Group>
    );
  });
}
