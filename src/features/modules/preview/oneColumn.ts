/** A window too narrow for the preview beside the form, as in modules.scss. */
export const ONE_COLUMN = '(max-width: 70rem)';
