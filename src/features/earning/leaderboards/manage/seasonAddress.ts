/** The parameter of the address that names the season being edited: its id, or `NEW_SEASON`. */
export const SEASON_PARAM = 'season-form';
export const NEW_SEASON = 'new';
