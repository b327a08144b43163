import type { World } from '../../store/world';
import type { UserRow } from '../accounts/rows';
import { digestOf } from '../files/uploads';
import { visitServersOf } from '../members/boardOf';
import { fileOf } from './files';
import { publicProfileOf, type PublicView } from './view';

/**
 * Identifies the content of a public profile's card. Figures are left out, because they change every hour. A card with
 * another key is never served, whether the settings changed, an NFT was sold or the member left a server.
 */
export async function cardKey(profile: PublicView): Promise<string> {
  const {
    username,
    name,
    picture,
    banner,
    bio,
    nfts,
    servers,
    points,
    level,
    streak,
    earned,
    badges,
  } = profile;
  const facts = {
    who: [username, name, picture, banner, bio],
    nfts: nfts.map((nft) => [nft.name, nft.image]),
    badges: badges.map(({ id }) => id),
    servers: servers?.map(({ id }) => id) ?? null,
    shows: [points !== null, streak !== null, level?.server.id ?? null, earned !== null],
  };
  return (await digestOf(new TextEncoder().encode(JSON.stringify(facts)))).slice(0, 32);
}

/** Content of a member's card, and whether the stored card shows it. */
export async function cardOf(world: World, person: UserRow) {
  // Badges that are due are part of it: otherwise the content would change with the member's next page.
  visitServersOf(world, person.id);
  const profile = publicProfileOf(world, person);
  const key = profile ? await cardKey(profile) : '';
  const row = profile ? fileOf(world, person.id, 'CARD') : undefined;
  return { profile, key, row: row?.key === key ? row : undefined };
}
