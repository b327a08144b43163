import { useSyncExternalStore } from 'react';
import { siteUrl } from '../config/siteUrl';

const never = () => () => undefined;
/** Used during prerendering, when there is no page address. */
const HTTPS = { protocol: 'https:', port: '' };

/** Address of a site's home; a prerendered page learns scheme and port in the browser. */
export const useSiteUrl = (site: 'community' | 'user'): string =>
  useSyncExternalStore(
    never,
    () => siteUrl(site, window.location),
    () => siteUrl(site, HTTPS),
  );
