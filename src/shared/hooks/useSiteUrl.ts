import { useSyncExternalStore } from 'react';
import { siteUrl } from '../config/siteUrl';

const never = () => () => undefined;
/** As long as a page has no address of its own. */
const HTTPS = { protocol: 'https:', port: '' };

/** Address of a site's home; a page that was written before it met a browser learns scheme and port there. */
export const useSiteUrl = (site: 'community' | 'user'): string =>
  useSyncExternalStore(
    never,
    () => siteUrl(site, window.location),
    () => siteUrl(site, HTTPS),
  );
