import type { World } from '../../store/world';
import type { UserRow } from '../accounts/rows';
import { digestOf } from '../files/uploads';
import { fileOf } from './files';
import { publicProfileOf, type PublicView } from './view';

/**
 * Names what the card of a public profile shows, without figures that are shown anyway and change by the hour. A card
 * drawn of anything else is never served, whatever changed it: the settings, an NFT that was sold, a server that was left.
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

/** What the card of a member has to show, and whether the stored one does. */
export async function cardOf(world: World, person: UserRow) {
  const profile = publicProfileOf(world, person);
  const key = profile ? await cardKey(profile) : '';
  const row = profile ? fileOf(world, person.id, 'CARD') : undefined;
  return { profile, key, row: row?.key === key ? row : undefined };
}
