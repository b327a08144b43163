import * as bannerEndpoints from '@/features/identity/profiles/bannerEndpoints';
import * as publicEndpoints from '@/features/identity/profiles/publicEndpoints';
import { done, refuse, Refusal } from '../../http/reply';
import { serve } from '../../http/serve';
import type { World } from '../../store/world';
import { countToday, whenMore } from '../uploads/quota';
import { cardOf } from './card';
import { readBanner, readCard, removeFile, storeFile } from './files';
import { bannerOf, publicProfileOf } from './view';

const GONE = 'Member not found.';

const personCalled = ({ db }: World, called: string) => {
  const wanted = called.toLowerCase();
  return db.users.find(({ username }) => username.toLowerCase() === wanted);
};

const bannerRoutes = serve(bannerEndpoints, {
  updateMyBanner: async ({ world, user, body }) => {
    const picture = readBanner(body);
    if (picture instanceof Refusal) return picture;
    const wait = whenMore(world, user.id);
    if (wait !== null)
      return refuse(
        'daily-limit-reached',
        'You’ve reached today’s upload limit. Try again tomorrow.',
        null,
        { 'Retry-After': String(wait) },
      );
    countToday(world, user.id);
    await storeFile(world, { userId: user.id, kind: 'BANNER', key: null }, picture);
    await removeFile(world, user.id, 'CARD');
    return done({ banner: bannerOf(world, user.id) }, 'Banner updated');
  },

  deleteMyBanner: async ({ world, user }) => {
    await removeFile(world, user.id, 'BANNER');
    await removeFile(world, user.id, 'CARD');
    return done({ banner: null }, 'Banner removed');
  },

  getBanner: async ({ world, params }) => {
    const row = world.db.profileFiles.find(
      ({ id, kind }) => kind === 'BANNER' && id === params.bannerId,
    );
    const content = row && (await world.files.get(row.id));
    return row && content
      ? done(new File([content], 'banner', { type: row.type }))
      : refuse('picture-not-found', 'Banner not found.');
  },
});

const publicRoutes = serve(publicEndpoints, {
  getPublicProfile: ({ world, params }) => {
    const person = personCalled(world, params.username);
    const profile = person ? publicProfileOf(world, person) : null;
    return profile ? done(profile) : refuse('member-not-found', GONE);
  },

  getProfileCard: async ({ world, params }) => {
    const person = personCalled(world, params.username);
    const { row } = person ? await cardOf(world, person) : {};
    const content = row && (await world.files.get(row.id));
    return content
      ? done(new File([content], 'card.png', { type: 'image/png' }))
      : refuse('member-not-found', GONE);
  },

  getMyCard: async ({ world, user }) => {
    const { profile, key, row } = await cardOf(world, user);
    return done({ profile, key, isCurrent: row !== undefined });
  },

  updateMyCard: async ({ world, user, query, body }) => {
    const picture = readCard(body);
    if (picture instanceof Refusal) return picture;
    const { profile, key } = await cardOf(world, user);
    if (profile === null || key !== query.key)
      return refuse(
        'stale-version',
        'Your public profile changed. Refresh the page to update its preview image.',
      );
    await storeFile(world, { userId: user.id, kind: 'CARD', key }, picture);
    return done({ isCurrent: true }, 'Preview image updated');
  },
});

export const profileFileRoutes = [...bannerRoutes, ...publicRoutes];
