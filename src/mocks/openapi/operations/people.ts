import * as z from 'zod/mini';
import { notificationsSchema } from '@/features/notifications/notification';
import { authenticateSchema } from '@/features/session/user';
import { idSchema } from '@/shared/api/fields';
import { calls, NOTHING, under, type Operation } from '../operation';
import { shape } from '../shape';

const { get, post, put } = calls;

const markReadSchema = z.object({
  site: z.enum(['community', 'user']),
  ids: z.optional(z.array(idSchema)),
});

const lamports = z.string().check(z.regex(/^\d+$/));

/** The client has no schema of its own for it yet: this is the contract’s. */
const referralDetailsSchema = z.object({
  code: z.string(),
  url: z.string(),
  joined: z.int().check(z.minimum(0)),
  qualified: z.int().check(z.minimum(0)),
  rewardLamports: lamports,
  referrals: z.array(
    z.object({
      userId: idSchema,
      username: z.string(),
      displayName: z.string(),
      joinedAt: z.iso.datetime(),
      status: z.string(),
      rewardLamports: lamports,
    }),
  ),
});

/** The session, and what belongs to the person signed in. */
export const peopleOperations: readonly Operation[] = [
  ...under('Session', [
    get('/auth/authenticate', 'authenticate', 'Who is signed in', {
      access: 'open',
      description:
        'A visitor without cookies is told so with 200; an access token that has run out with 401.',
      data: shape(authenticateSchema),
      errors: [401],
    }),
    post('/auth/renew-access-token', 'renewAccessToken', 'New cookies for a refresh token', {
      access: 'open',
      description: 'Takes the refresh token from its cookie, and sets both cookies anew.',
      data: NOTHING,
      errors: [401],
    }),
    get('/auth/logout', 'logOut', 'Ends the session, if there is one', {
      access: 'open',
      data: NOTHING,
    }),
  ]),
  ...under('Notifications', [
    get('/users/notifications', 'listNotifications', 'News, the newest first', {
      query: ['site', 'page', 'pageSize'],
      data: shape(notificationsSchema),
      errors: [400],
    }),
    put('/users/notifications/read', 'markNotificationsRead', 'Marks news as read', {
      description: 'Those with the given ids, or all of the site.',
      body: shape(markReadSchema),
      data: NOTHING,
    }),
  ]),
  ...under('Referrals', [
    get('/users/referral-details', 'getReferralDetails', 'Whom you brought, and what it earned', {
      data: shape(z.object({ referralDetails: referralDetailsSchema })),
    }),
  ]),
];
