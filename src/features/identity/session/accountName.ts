import type { ViewerState } from './viewerSlice';

/** What the account is called: its name, or what else is known of it. */
export const accountName = ({ displayName, username, id }: ViewerState): string =>
  displayName ?? username ?? id ?? 'this account';
