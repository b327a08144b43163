import { idOf } from './endpoint';

/** Stands in paths for a server. */
export const serverParam = idOf('server', 'Our id of the server.');
