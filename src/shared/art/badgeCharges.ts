import { armsCharges, motifs, type Charge } from './charges';

const torch: Charge = {
  body: 'M22 29h20l-2.5 7h-15zM27 38h10l-2.5 20h-5z',
  lines: 'M25.5 32.5h13',
  lit: 'M33 4c6.5 5.5 9 10.5 9 15 0 5-4 8-9.5 8S22 24 22 18.5c0-3.5 1.5-6.5 4-8.5 0 3.5 1 5.5 3 6.5 0-5 1.5-9 4-12.5z',
};
const dragon: Charge = {
  body: 'M7 31l12-9 8-3 2-11 6 8 8-9 1 10 9-2-4 8 8 3-5 6 6 5-6 4 4 7-6 2c1 4 1 7 0 10H29c4-6 5-11 3-17-4 2-8 3-13 2l-8 2 4-5 6-3-5-2-8 1zM28 24l7 1-2 4.5-5-1.5z',
  lines: 'M11 32.5c6 1.5 12 2 18 0M40 60c3-8 3-15 0-22',
};

/** Motifs of badges, in the order of the gallery. */
export const badgeCharges = {
  tower: motifs.tower,
  castle: motifs.castle,
  gate: motifs.gate,
  key: motifs.key,
  shield: motifs.shield,
  swords: motifs.swords,
  helm: motifs.helm,
  dragon,
  crown: motifs.crown,
  banner: motifs.banner,
  torch,
  star: motifs.star,
  chalice: armsCharges.chalice,
  chest: motifs.chest,
  book: motifs.book,
  horn: motifs.horn,
} as const satisfies Readonly<Record<string, Charge>>;
