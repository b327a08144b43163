/** Modules that verify what members hold, by slug and by the item of a package that unlocks each: the same names. */
export const HOLDER_ITEMS: readonly string[] = [
  'holder-verification',
  'crypto-holder-verification',
];
