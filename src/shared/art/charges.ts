/** A figure on a field, in a box of 64 by 64. */
export interface Charge {
  /** Its outline, of metal. */
  body: string;
  /** Lines within it, of the color behind it. */
  lines?: string;
  /** Lit areas: windows, flames, coins and seals. */
  lit?: string;
}

const tower: Charge = {
  body: 'M21 48V27h-4V13h7v5h5v-5h6v5h5v-5h7v14h-4v21H38v-7a6 6 0 0 0-12 0v7zM30 25h4v7h-4z',
  lit: 'M30 25h4v7h-4z',
};
const castle: Charge = {
  body: 'M12 45V14h4v4h4v-4h4v13h3v-4h3v3h4v-3h3v4h3V14h4v4h4v-4h4v31H38v-5a6 6 0 0 0-12 0v5zM16.5 23h3v6h-3zM44.5 23h3v6h-3z',
  lit: 'M16.5 23h3v6h-3zM44.5 23h3v6h-3z',
};
const key: Charge = {
  body: 'M32 10a9.5 9.5 0 0 1 3 18.5V51h-6V28.5A9.5 9.5 0 0 1 32 10zm0 5.5a4 4 0 0 0 0 8 4 4 0 0 0 0-8zM35 36h8v5h-8zM35 45h6v6h-6z',
};
const bell: Charge = {
  body: 'M32 11a3.5 3.5 0 0 1 3.5 4c5.5 1.6 8.5 6.5 8.5 12.5 0 7 2 10 5 12.5v3H15v-3c3-2.5 5-5.5 5-12.5 0-6 3-10.9 8.5-12.5a3.5 3.5 0 0 1 3.5-4zM26.5 45.5h11a5.5 5.5 0 0 1-11 0z',
  lit: 'M26.5 45.5h11a5.5 5.5 0 0 1-11 0z',
};
const moon: Charge = {
  body: 'M35 12a18.5 18.5 0 1 0 14.5 26A15.5 15.5 0 0 1 35 12zM45 15l1.8 4.2L51 21l-4.2 1.8L45 27l-1.8-4.2L39 21l4.2-1.8z',
};
const sword: Charge = {
  body: 'M32 8l4.5 6v22H47v5H36v6.5a4.5 4.5 0 1 1-8 0V41H17v-5h10.5V14z',
};
const star: Charge = {
  body: 'M32 9l5.3 13.7L52 23.5 40.6 32.8 44.3 47 32 39 19.7 47l3.7-14.2L12 23.5l14.7-.8z',
};
const crown: Charge = {
  body: 'M15 38l-4-20 11.5 9L32 12l9.5 15L53 18l-4 20zM15 41h34v6H15z',
  lit: 'M32 31a3.5 3.5 0 0 1 0 7 3.5 3.5 0 0 1 0-7z',
};
const gate: Charge = {
  body: 'M8 52V14h4v4h4v-4h4v10h4v-4h4v4h8v-4h4v4h4V14h4v4h4v-4h4v38H44V40a12 12 0 0 0-24 0v12z',
  lines: 'M27 31v21M32 29v23M37 31v21',
  lit: 'M23 52V40a9 9 0 0 1 18 0v12z',
};
const bridge: Charge = {
  body: 'M15 43V14h6v4h5v-4h12v4h5v-4h6v29h-7V33a10 10 0 0 0-20 0v10zM20 46h24l4 8H16zM24.5 33.5v10h3v-10zM36.5 33.5v10h3v-10z',
  lit: 'M30.5 22.5h3v6h-3z',
};
const banner: Charge = {
  body: 'M14 9h36a2.5 2.5 0 0 1 0 5H14a2.5 2.5 0 0 1 0-5zM18 16h28v38l-14-9-14 9zM32 21l2.6 6.6 7 .4-5.4 4.5 1.8 7-6-3.9-6 3.9 1.8-7-5.4-4.5 7-.4z',
};
const scroll: Charge = {
  body: 'M16 9h32a4.5 4.5 0 0 1 0 9H16a4.5 4.5 0 0 1 0-9zM19 20h26v25H19zM16 47h32a4.5 4.5 0 0 1 0 9H16a4.5 4.5 0 0 1 0-9z',
  lines: 'M24 26h16M24 32h16M24 38h8',
  lit: 'M40 36a5 5 0 0 1 0 10 5 5 0 0 1 0-10z',
};
const quill: Charge = {
  body: 'M52 7C33 9 21 21 19 40l-7 15 4 2 6-12c7-.5 12-3 16-7l-5-1c5-1 9-4 12-9l-5-1c6-3 11-10 12-20z',
  lines: 'M45 15C34 22 27 31 21 42',
};
const book: Charge = {
  body: 'M30.5 18C25 13.5 17 12 9 13v34c8-1 16 .5 21.5 5zM33.5 18C39 13.5 47 12 55 13v34c-8-1-16 .5-21.5 5z',
  lines:
    'M15 21c4 0 7 .8 10 2M15 28c4 0 7 .8 10 2M15 35c4 0 7 .8 10 2M49 21c-4 0-7 .8-10 2M49 28c-4 0-7 .8-10 2',
};
const lantern: Charge = {
  body: 'M32 5a7 7 0 0 1 7 7v3h-3.5v-3a3.5 3.5 0 0 0-7 0v3H25v-3a7 7 0 0 1 7-7zM20 23l6-7h12l6 7zM22 25h20v23H22zM26 28h12v17H26zM19 50h26v6H19z',
  lit: 'M32 29c4 5 5 7.5 5 10a5 5 0 0 1-10 0c0-2.5 1-5 5-10z',
};
const stall: Charge = {
  body: 'M13 10h38l5 13v3a6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0 6 6 0 0 1-12 0v-3zM12 34h4v6h32v-6h4v6h4v6h-4v9h-4v-9H16v9h-4v-9H8v-6h4z',
  lines: 'M24 12l-3 12M32 12v12M40 12l3 12',
  lit: 'M22 39.5a4.5 4.5 0 0 1 9 0zM33 39.5a4.5 4.5 0 0 1 9 0z',
};
const swords: Charge = {
  body: 'M9 9l8 2 28 28-4 4-29.5-27zM55 9l-8 2-28 28 4 4 29.5-27zM36 45l9-9 3.5 3.5-3.5 3.5 8 8-3.5 3.5-8-8-3 3zM28 45l-9-9-3.5 3.5 3.5 3.5-8 8 3.5 3.5 8-8 3 3z',
};
const shield: Charge = {
  body: 'M13 9h38v20c0 13-8 21-19 26-11-5-19-13-19-26zM29 15h6v9h10v6H35v18l-3 1.5-3-1.5V30H19v-6h10z',
};
const hourglass: Charge = {
  body: 'M17 7h30v6H17zM17 51h30v6H17zM20 15h24c0 9-7 12-8 17 1 5 8 8 8 17H20c0-9 7-12 8-17-1-5-8-8-8-17zM24.5 18c1.5 5 6 8 7.5 12 1.5-4 6-7 7.5-12zM24.5 46h15c-1.5-5-6-8-7.5-12-1.5 4-6 7-7.5 12z',
  lit: 'M28 22h8c-1 2.5-3 4-4 7-1-3-3-4.5-4-7zM26 46c1-4 4-5 6-7 2 2 5 3 6 7z',
};
const horn: Charge = {
  body: 'M8 14l7-2c3 14 11 21 25 22l11-10 6 24-13-3C24 47 10 35 8 14z',
  lines: 'M13 25l7-3M24 40l4-7M40 34l3 11',
};
const chest: Charge = {
  body: 'M8 29v-3c0-8 5-14 13-14h22c8 0 13 6 13 14v3zM8 32h48v21H8z',
  lines: 'M18 14v38M46 14v38',
  lit: 'M27 27h10v13H27z',
};
const letter: Charge = {
  body: 'M8 15h48v34H8z',
  lines: 'M9 16l23 19 23-19',
  lit: 'M32 29a6.5 6.5 0 0 1 0 13 6.5 6.5 0 0 1 0-13z',
};
const scales: Charge = {
  body: 'M30 8h4v7h19v4H34v32h9v5H21v-5h9V19H11v-4h19zM13 19l9 17H4zM13 24.5L8.5 33h9zM51 19l9 17H42zM51 24.5L46.5 33h9zM4 37h18a9 7 0 0 1-18 0zM42 37h18a9 7 0 0 1-18 0z',
};
const map: Charge = {
  body: 'M8 16l15-5v38L8 54zM25 11l14 5v38l-14-5zM41 16l15-5v38l-15 5z',
  lines: 'M13 42l5-6M29 30l6 4M45 24l3-3',
  lit: 'M44 36l2-2 3 3 3-3 2 2-3 3 3 3-2 2-3-3-3 3-2-2 3-3z',
};
const helm: Charge = {
  body: 'M32 7c12 0 18 8 18 20v18L40 55H24L14 45V27C14 15 20 7 32 7zM18 26v5h12v-5zM34 26v5h12v-5z',
  lines: 'M32 11v13M32 34v17M24 38v6M40 38v6',
};
const chalice: Charge = {
  body: 'M17 9h30c0 15-4 23-12 25v12h9v7H20v-7h9V34C21 32 17 24 17 9z',
  lit: 'M28 14h8l-4 9z',
};

/** Figures of servers' shields and people's crests, clear at 22 pixels. */
export const armsCharges = {
  tower,
  castle,
  key,
  bell,
  moon,
  sword,
  star,
  crown,
  helm,
  hourglass,
  shield,
  chalice,
} as const;

/** Figures of quest covers. */
export const motifs = {
  banner,
  bell,
  book,
  bridge,
  castle,
  chest,
  crown,
  gate,
  helm,
  horn,
  hourglass,
  key,
  lantern,
  letter,
  map,
  quill,
  scales,
  scroll,
  shield,
  stall,
  star,
  swords,
  tower,
} as const;
export type Motif = keyof typeof motifs;
