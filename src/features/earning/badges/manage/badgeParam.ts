/** Query parameter that names the badge being edited: its ID, or `NEW_BADGE`. */
export const BADGE_PARAM = 'badge-form';
export const NEW_BADGE = 'new';
