import { lazyDialog } from './lazyDialog';

/** A `ConfirmDialog` whose code comes after the page. */
export const LazyConfirmDialog = lazyDialog(async () => ({
  default: (await import('./ConfirmDialog')).ConfirmDialog,
}));
