import * as endpoints from '@/features/identity/profiles/endpoints';
import { searchMatcher } from '@/shared/text/searchable';
import { pageOf, sortBy } from '../../http/paging';
import { done, refuse } from '../../http/reply';
import { serve } from '../../http/serve';
import type { UserRow } from '../accounts/rows';
import type { World } from '../../store/world';
import { directoryOf } from './directory';
import { ownPictureOf } from './picture';
import { profileOf } from './profiles';
import { profileFor } from './view';

function ownView(world: World, { id, username, avatar, displayName }: UserRow) {
  const { bio, website, visibility, shown, version } = profileOf(world, id);
  const hasOwnPicture = ownPictureOf(world, id) !== undefined;
  return {
    username,
    picture: avatar,
    hasOwnPicture,
    displayName,
    bio,
    website,
    visibility,
    shown,
    version,
  };
}

export const profileRoutes = serve(endpoints, {
  getMyProfile: ({ world, user }) => done(ownView(world, user)),

  updateMyProfile: ({ world, user, body: { displayName, version, ...values } }) => {
    if (version !== profileOf(world, user.id).version)
      return refuse(
        'stale-version',
        'Your profile was changed on another device. Refresh to see it.',
      );
    world.db.profiles = [
      ...world.db.profiles.filter(({ userId }) => userId !== user.id),
      { ...values, userId: user.id, version: version + 1 },
    ];
    user.displayName = displayName;
    world.changed();
    return done(ownView(world, user), 'Saved.');
  },

  previewMyProfile: ({ world, user }) =>
    done({
      members: profileFor(world, 'MEMBER', user),
      strangers: profileFor(world, 'STRANGER', user),
    }),

  listDirectory: ({ world, user, query }) => {
    const matches = searchMatcher(query.search ?? '');
    const found = directoryOf(world, user).filter(({ name, username }) => matches(name, username));
    return done(pageOf(sortBy(found, { sort: query.sort ?? 'name' }), query));
  },

  getProfile: ({ world, user, params }) => {
    const name = params.username.toLowerCase();
    const person = world.db.users.find(({ username }) => username.toLowerCase() === name);
    const profile = person ? profileFor(world, { userId: user.id }, person) : null;
    return profile ? done(profile) : refuse('member-not-found', 'Member not found.');
  },
});
