export interface SiteModules {
  routes: string;
  home: string;
  frame: string;
}
export const SITE_MODULES: Record<'community' | 'user', SiteModules>;
export const DASHBOARD_MODULES: string[];
export const PAYMENT_MODULE: string;
export const UNREGISTERED_MODULE: string;
