import { pickByName } from '@/shared/art/pickByName';
import { charges, type ChargeName } from './charges';
import { ground, line, picture, shape } from './drawing';

/** Heraldry's colours, each with a darker one for the tile behind the shield. */
const colours = {
  gules: ['#b03c46', '#64202b'],
  azure: ['#3168ac', '#1b3a66'],
  vert: ['#2b7d59', '#174534'],
  purpure: ['#77508f', '#432c55'],
  sable: ['#3d4861', '#20283a'],
  tenne: ['#a5602c', '#5c3317'],
} as const;
type Colour = keyof typeof colours;

const metals = { or: '#f4c65f', argent: '#eef1f6' } as const;

const SHIELD = 'M8 7h48v25c0 13-10 21-24 27C18 53 8 45 8 32z';

/** The part of the shield that has the second colour. */
const divisions = {
  plain: '',
  pale: 'M32 7h24v25c0 13-10 21-24 27z',
  fess: 'M8 32h48c0 13-10 21-24 27C18 53 8 45 8 32z',
  quarterly: 'M32 7h24v25H32zM8 32h24v27C18 53 8 45 8 32z',
  bend: 'M8 7l41.2 41.1C45 52.5 39 56 32 59 18 53 8 45 8 32z',
  chevron: 'M32 26l17.2 22.1C45 52.5 39 56 32 59 25 56 19 52.5 14.8 48.1z',
} as const;

interface Arms {
  field: readonly [Colour, Colour];
  division: keyof typeof divisions;
  charge: ChargeName;
  metal: keyof typeof metals;
}

/** Arms that speak of the seeded servers' names. */
const seeded = new Map<string, Arms>([
  ['srv-keep', { field: ['purpure', 'azure'], division: 'pale', charge: 'tower', metal: 'or' }],
  ['srv-apes', { field: ['vert', 'sable'], division: 'chevron', charge: 'ape', metal: 'or' }],
  [
    'srv-pending',
    {
      field: ['gules', 'purpure'],
      division: 'quarterly',
      charge: 'pixels',
      metal: 'argent',
    },
  ],
  ['srv-empty', { field: ['sable', 'azure'], division: 'plain', charge: 'bell', metal: 'argent' }],
  ['srv-guest', { field: ['azure', 'sable'], division: 'bend', charge: 'moon', metal: 'argent' }],
  [
    'srv-nobot-1',
    {
      field: ['vert', 'tenne'],
      division: 'fess',
      charge: 'palisade',
      metal: 'argent',
    },
  ],
  [
    'srv-nobot-2',
    {
      field: ['tenne', 'gules'],
      division: 'pale',
      charge: 'drawbridge',
      metal: 'argent',
    },
  ],
  [
    'srv-newwall',
    { field: ['tenne', 'sable'], division: 'plain', charge: 'wall', metal: 'argent' },
  ],
  ['srv-hq', { field: ['sable', 'gules'], division: 'quarterly', charge: 'key', metal: 'or' }],
  ['srv-other', { field: ['gules', 'sable'], division: 'bend', charge: 'castle', metal: 'or' }],
]);

const fields: readonly [Arms['field'], ...Arms['field'][]] = [
  ['gules', 'sable'],
  ['azure', 'purpure'],
  ['vert', 'azure'],
  ['purpure', 'gules'],
  ['sable', 'azure'],
  ['tenne', 'gules'],
];

const armsOf = (name: string): Arms =>
  seeded.get(name) ?? {
    field: pickByName(name, 'field', fields),
    division: pickByName(name, 'division', [
      'plain',
      'pale',
      'fess',
      'quarterly',
      'bend',
      'chevron',
    ]),
    charge: pickByName(name, 'charge', [
      'tower',
      'key',
      'bell',
      'moon',
      'sword',
      'star',
      'crown',
      'castle',
    ]),
    metal: pickByName(name, 'metal', ['or', 'argent']),
  };

/** A server's arms: a shield of two colours, and on it, as heraldry wants it, a charge of metal. */
export function drawServer(name: string): string {
  const arms = armsOf(name);
  const [[first, deep], [second]] = [colours[arms.field[0]], colours[arms.field[1]]];
  const metal = metals[arms.metal];
  return picture(
    ground(deep) +
      shape(first, SHIELD) +
      shape(second, divisions[arms.division]) +
      charges[arms.charge](metal, first) +
      line(metal, 2.5, SHIELD),
  );
}
