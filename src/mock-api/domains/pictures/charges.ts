import { disc, line, shape } from './drawing';

/** What stands on a shield, in one metal; `field` is the colour behind it. */
type Charge = (metal: string, field: string) => string;

const tower: Charge = (metal) =>
  shape(
    metal,
    'M21 48V27h-4V13h7v5h5v-5h6v5h5v-5h7v14h-4v21H38v-7a6 6 0 0 0-12 0v7zM30 25h4v7h-4z',
  );

const castle: Charge = (metal) =>
  shape(
    metal,
    'M12 45V14h4v4h4v-4h4v13h3v-4h3v3h4v-3h3v4h3V14h4v4h4v-4h4v31H38v-5a6 6 0 0 0-12 0v5zM16.5 23h3v6h-3zM44.5 23h3v6h-3z',
  );

const key: Charge = (metal) =>
  shape(
    metal,
    'M32 10a9.5 9.5 0 0 1 3 18.5V51h-6V28.5A9.5 9.5 0 0 1 32 10zm0 5.5a4 4 0 0 0 0 8 4 4 0 0 0 0-8zM35 36h8v5h-8zM35 45h6v6h-6z',
  );

const bell: Charge = (metal) =>
  shape(
    metal,
    'M32 11a3.5 3.5 0 0 1 3.5 4c5.5 1.6 8.5 6.5 8.5 12.5 0 7 2 10 5 12.5v3H15v-3c3-2.5 5-5.5 5-12.5 0-6 3-10.9 8.5-12.5a3.5 3.5 0 0 1 3.5-4zM26.5 45.5h11a5.5 5.5 0 0 1-11 0z',
  );

const moon: Charge = (metal) =>
  shape(
    metal,
    'M35 12a18.5 18.5 0 1 0 14.5 26A15.5 15.5 0 0 1 35 12zM45 15l1.8 4.2L51 21l-4.2 1.8L45 27l-1.8-4.2L39 21l4.2-1.8z',
  );

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

const sword: Charge = (metal) =>
  shape(metal, 'M32 8l4.5 6v22H47v5H36v6.5a4.5 4.5 0 1 1-8 0V41H17v-5h10.5V14z');

const star: Charge = (metal) =>
  shape(
    metal,
    'M32 9l5.3 13.7L52 23.5 40.6 32.8 44.3 47 32 39 19.7 47l3.7-14.2L12 23.5l14.7-.800z',
  );

const crown: Charge = (metal) =>
  shape(metal, 'M15 38l-4-20 11.5 9L32 12l9.5 15L53 18l-4 20zM15 41h34v6H15z');

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
  tower,
  castle,
  key,
  bell,
  moon,
  drawbridge,
  ape,
  sword,
  star,
  crown,
  palisade,
  wall,
  pixels,
};
export type ChargeName = keyof typeof charges;
