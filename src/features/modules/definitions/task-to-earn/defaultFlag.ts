/** Values of the default flag (spec §3). */
export const DEFAULT = 'DEFAULT';
export const NOT_DEFAULT = 'NOT_DEFAULT';
