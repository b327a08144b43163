import { DAY } from '@/shared/time/durations';
import { personas, personaUserId, type PersonaKey } from './personas';
import type { Random } from '../../store/random';
import { memberPicture, pictureOf } from '../pictures/pictureOf';
import type { UserRow } from './rows';

const first =
  'amber arlo basil briar cedar clove dune ember fable flint hazel indigo juno koa lark maple nova onyx opal pike quill reed sable sol tansy umber vale wren yarrow zephyr'.split(
    ' ',
  );
const second =
  'archer baker crow drake falcon fox gale heron jay lynx mason moth otter owl raven scout smith stag swift thorn tower wolf'.split(
    ' ',
  );

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const admins: readonly PersonaKey[] = ['owner', 'owner-no-bot', 'staff'];
/** Those with a row of their own: the regular is one of the crowd. */
type OwnRow = Exclude<PersonaKey, 'regular'>;

const names: Record<OwnRow, string> = {
  owner: 'Olivia Keep',
  'owner-no-bot': 'Otto Newwall',
  staff: 'Stella Castle',
  reviewer: 'Rhea Watch',
  moderator: 'Milo Gate',
  member: 'Mira Moat',
  ambassador: 'Abel Banner',
  newcomer: 'Nia Bridge',
  banned: 'Bruno Ditch',
};

const persona = (key: OwnRow, random: Random, now: number): UserRow => ({
  id: personaUserId(key),
  discordId: random.snowflake(),
  username: (names[key].split(' ')[0] ?? key).toLowerCase(),
  displayName: names[key],
  avatar: key === 'moderator' ? null : pictureOf('members', personaUserId(key)),
  isAdmin: admins.includes(key),
  isAdminMode: admins.includes(key) || key === 'reviewer',
  capabilities: key === 'staff' ? ['staff'] : [],
  banned: key === 'banned',
  ...(key === 'banned'
    ? { banReason: 'Posted links to a wallet drainer in several servers.' }
    : {}),
  referralCode: key === 'ambassador' ? 'BANNER' : `ref-${key}`,
  referredBy: null,
  joinedAt: key === 'newcomer' ? now : now - 200 * DAY,
  isNew: key === 'newcomer',
});

/** The personas first, then `count` members with names made from two word lists. */
export function seedUsers(random: Random, now: number, count = 420): UserRow[] {
  const members = Array.from({ length: count }, (_, index): UserRow => {
    const [one, two] = [random.pick(first), random.pick(second)];
    const id = `usr-${String(index + 1)}`;
    return {
      id,
      discordId: random.snowflake(),
      username: `${one}.${two}${String(index + 1)}`,
      displayName: `${capital(one)} ${capital(two)}`,
      avatar: memberPicture(id),
      isAdmin: false,
      isAdminMode: false,
      capabilities: [],
      banned: random.next() < 0.01,
      referralCode: `r${String(index + 1)}`,
      referredBy: null,
      joinedAt: now - random.int(1, 400) * DAY,
    };
  });
  const known = personas.flatMap(({ key }) =>
    key === 'regular' ? [] : [persona(key, random, now)],
  );
  return [...known, ...members];
}
