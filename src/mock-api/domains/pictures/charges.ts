import { armsCharges } from '@/shared/art/charges';
import { disc, line, shape } from './drawing';

/** A figure on a shield, in one metal; `field` is the color behind it. */
type Charge = (metal: string, field: string) => string;

/** A figure that the client draws on shields too. */
const shared =
  (name: keyof typeof armsCharges): Charge =>
  (metal) =>
    shape(metal, armsCharges[name].body);

const drawbridge: Charge = (metal) =>
  shape(
    metal,
    'M15 43V14h6v4h5v-4h12v4h5v-4h6v29h-7V33a10 10 0 0 0-20 0v10zM21 45h22l3 6H18zM30.5 24.5v9h3v-9zM24.5 33.5v7h3v-7zM36.5 33.5v7h3v-7z',
  );

const ape: Charge = (metal, field) =>
  disc(metal, 15.5, 29, 6) +
  disc(metal, 48.5, 29, 6) +
  shape(
    metal,
    'M32 11c10.5 0 16 7 16 16 0 3-1 5.5-1 9 0 8-6.5 13-15 13s-15-5-15-13c0-3.5-1-6-1-9 0-9 5.5-16 16-16z',
  ) +
  shape(
    field,
    'M32 24c3-4 12-4 12 3 0 4-1.5 5-1.5 9 0 6-4.5 9-10.5 9s-10.5-3-10.5-9c0-4-1.5-5-1.5-9 0-7 9-7 12-3z',
  ) +
  disc(metal, 26, 27.5, 2.6) +
  disc(metal, 38, 27.5, 2.6) +
  line(metal, 2.4, 'M26.5 38.5q5.5 3.5 11 0');

const palisade: Charge = (metal, field) =>
  shape(
    metal,
    'M11 20l4.5-8 4.5 8v25h-9zM22.2 20l4.5-8 4.5 8v28h-9zM33.4 20l4.5-8 4.5 8v28h-9zM44.6 20l4.5-8 4.5 8v22h-9z',
  ) + line(field, 2.4, 'M11 33h42.5');

const wall: Charge = (metal, field) =>
  shape(metal, 'M11 45V17h9v7h7.5v-7h9v7H44v-7h9v28z') +
  line(field, 2, 'M11 31h42M11 38h42M25 24.5v6M39 24.5v6M18 31v7M32 31v7M46 31v7M25 38v7M39 38v7');

const pixels: Charge = (metal) =>
  shape(
    metal,
    'M14 45V21h4v4h4v-4h4v8h4v-4h4v4h4v-8h4v4h4v-4h4v24H36v-8h-8v8zM18 29v4h4v-4zM42 29v4h4v-4zM30 15h4v4h-4zM38 13h4v4h-4zM24 13h4v4h-4z',
  );

export const charges = {
  tower: shared('tower'),
  castle: shared('castle'),
  key: shared('key'),
  bell: shared('bell'),
  moon: shared('moon'),
  drawbridge,
  ape,
  sword: shared('sword'),
  star: shared('star'),
  crown: shared('crown'),
  palisade,
  wall,
  pixels,
};
export type ChargeName = keyof typeof charges;
