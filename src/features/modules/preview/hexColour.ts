const MOST = 0xff_ff_ff;

/**
 * A color of Discord (RGB as one integer) in CSS notation; null if it is not a color.
 *
 * @param colour 0…16,777,215
 */
export const hexColour = (colour: number): string | null =>
  Number.isInteger(colour) && colour >= 0 && colour <= MOST
    ? `#${colour.toString(16).padStart(6, '0')}`
    : null;
