import { endpoint, nothing } from './endpoint';

/** POST /auth/renew-access-token (spec §7). The client makes this call by itself. */
export const renewAccessToken = endpoint({
  method: 'POST',
  path: '/auth/renew-access-token',
  tag: 'Session',
  summary: 'New cookies for a refresh token',
  description: 'Takes the refresh token from its cookie, and sets both cookies anew.',
  access: 'renewal',
  data: nothing,
  setsCookies: true,
});
