import { notify } from '@/shared/ui/toast';

/** Export and import of settings, which few use. Null, with a message, where their code doesn’t load. */
export const loadExchange = () =>
  import('./exchange').catch(() => {
    notify('error', 'Couldn’t load this. Check your connection and try again.');
    return null;
  });
