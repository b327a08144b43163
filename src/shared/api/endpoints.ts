import { endpoint, nothing } from './endpoint';

/** POST /auth/renew-access-token (spec §7). The client makes this call automatically. */
export const renewAccessToken = endpoint({
  method: 'POST',
  path: '/auth/renew-access-token',
  tag: 'Session',
  summary: 'Renews the session’s cookies',
  description: 'Exchanges the refresh token in its cookie, and sets new cookies. See Renewal.',
  access: 'renewal',
  changes: [],
  unchanged: 'Sets new cookies for the same session.',
  data: nothing,
  setsCookies: true,
  errors: { 'session-expired': null },
});
