import * as endpoints from '@/features/identity/profiles/endpoints';
import { searchMatcher } from '@/shared/text/searchable';
import { byFields, pageOf } from '../../http/paging';
import { done, refuse } from '../../http/reply';
import { serve } from '../../http/serve';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { byPoints, directoryOf, inOrder, withTiles } from './directory';
import { removeFile } from './files';
import { ownPictureOf } from './picture';
import { drafted, profileOf } from './profiles';
import { chosenNfts, nftsOf } from './showcase';
import { bannerOf, profileFor } from './view';

function ownView(world: World, { id, username, avatar, displayName }: UserRow) {
  const { bio, website, visibility, shown, isPublicLink, nfts, version } = profileOf(world, id);
  const hasOwnPicture = ownPictureOf(world, id) !== undefined;
  return {
    username,
    picture: avatar,
    hasOwnPicture,
    banner: bannerOf(world, id),
    displayName,
    bio,
    website,
    visibility,
    shown,
    isPublicLink,
    nfts: chosenNfts(world, id, nfts),
    version,
  };
}

export const profileRoutes = serve(endpoints, {
  getMyProfile: ({ world, user }) => done(ownView(world, user)),

  updateMyProfile: async ({ world, user, body: { displayName, version, nfts, ...values } }) => {
    const before = profileOf(world, user.id);
    if (version !== before.version)
      return refuse(
        'stale-version',
        'Your profile was changed on another device. Refresh to see it.',
      );
    world.db.profiles = [
      ...world.db.profiles.filter(({ userId }) => userId !== user.id),
      { ...values, nfts: nfts ?? before.nfts, userId: user.id, version: version + 1 },
    ];
    user.displayName = displayName;
    world.changed();
    await removeFile(world, user.id, 'CARD');
    return done(ownView(world, user), 'Saved.');
  },

  previewMyProfile: ({ world, user, query }) => {
    const draft = drafted(profileOf(world, user.id), query);
    return done({
      members: profileFor(world, 'MEMBER', user, draft),
      strangers: profileFor(world, 'STRANGER', user, draft),
    });
  },

  listDirectory: ({ world, user, query }) => {
    const matches = searchMatcher(query.search ?? '');
    const found = directoryOf(world, user).filter(({ name, username }) => matches(name, username));
    // Only this order needs the tiles of everyone.
    if (query.sort === '-points')
      return done(pageOf(byPoints(withTiles(world, user, found)), query));
    const page = pageOf(inOrder(found, query.sort), query);
    return done({ ...page, items: withTiles(world, user, page.items) });
  },

  listMyNfts: ({ world, user, query }) => {
    const matches = searchMatcher(query.search ?? '');
    const found = nftsOf(world, user.id).filter(({ name, collection }) =>
      matches(name, collection ?? ''),
    );
    return done(pageOf(found.toSorted(byFields('name', 'address')), query));
  },

  getProfile: ({ world, user, params }) => {
    const name = params.username.toLowerCase();
    const person = world.db.users.find(({ username }) => username.toLowerCase() === name);
    const profile = person ? profileFor(world, { userId: user.id }, person) : null;
    return profile ? done(profile) : refuse('member-not-found', 'Member not found.');
  },
});
