import { MISSING } from '@/mock-api/testing/tamper';
import type { Damage } from './answers';
import type { Group } from './group';
import * as shows from './shows';

const order = (field: string, value: unknown): Damage => ({
  [`packageSubscriptions.0.${field}`]: value,
});
const pack = (field: string, value: unknown): Damage => ({ [`packages.0.${field}`]: value });

/** Orders and packages. */
export const billingTable: readonly Group[] = [
  {
    answer: 'orders',
    id: 'F1',
    shows: 'the order among the others',
    alike: true,
    damages: [
      ['no price', order('price', null)],
      ['a price that is missing', order('price', MISSING)],
      ['a price in words', order('price', 'free')],
      ['a price that is an object', order('price', { amount: '1.25' })],
      ['no type', order('subscriptionType', null)],
      ['no status', order('status', null)],
      ['a status of a later version', order('status', 'ON_HOLD')],
      ['a status in small letters', order('status', 'pending')],
      ['no package', order('package', null)],
      ['a package without a name', order('package.name', MISSING)],
      ['features that are no list', order('package.items', {})],
      ['no features', order('package.items', null)],
      ['a feature without an id', order('package.items.0.id', null)],
      ['no server', order('discordServerId', MISSING)],
      ['a time that is a number', order('createdAt', 1_700_000_000)],
      ['an end that is an object', order('expiresAt', {})],
      ['a reference that is a number', order('reference', 7)],
      ['a receiver that is null', order('recipient', null)],
      ['a signature that is a list', order('paymentSignature', [])],
      ['an unknown field', order('later', { than: 'this' })],
    ],
  },
  {
    answer: 'orders',
    id: 'F1',
    shows: 'all but that order, which a note names',
    lost: 1,
    check: shows.text('1 order couldn’t be shown: Citadel.'),
    damages: [
      ['no id', order('id', null)],
      ['an id that isn’t exact', order('id', 2 ** 60)],
    ],
  },
  {
    answer: 'orders',
    id: 'F1',
    shows: 'all but that order, which a note counts',
    lost: 1,
    check: shows.text('1 order couldn’t be shown.'),
    damages: [['no object', { 'packageSubscriptions.0': 'nonsense' }]],
  },
  {
    answer: 'orders',
    id: 'F1',
    shows: 'the note alone, and not that there are no orders',
    replaced: true,
    check: shows.onlyOrdersNote,
    damages: [
      [
        'no ids',
        Object.fromEntries([0, 1, 2, 3, 4].map((at) => [`packageSubscriptions.${at}.id`, null])),
      ],
    ],
  },
  {
    answer: 'orders',
    id: 'F3',
    shows: 'that the order can’t be paid, why, and how to cancel it',
    check: shows.unpayableOrder,
    damages: [
      ['no price', order('price', null)],
      ['a price that isn’t exact', order('price', 0.1 + 0.2)],
      ['a price of nothing', order('price', '0')],
      ['no server', order('discordServerId', null)],
    ],
  },
  {
    answer: 'orders',
    shows: 'neither Purchase nor Cancel',
    check: shows.nothingToDo,
    damages: ['pending', 'PENDING ', 'ON_HOLD', ['PENDING'], null].map((status) => [
      `the status ${JSON.stringify(status)}`,
      order('status', status),
    ]),
  },
  {
    answer: 'orders',
    shows: 'the status as it is',
    check: shows.orderText('ON_HOLD'),
    damages: [['a status of a later version', order('status', 'ON_HOLD')]],
  },
  {
    answer: 'orders',
    shows: 'the first of the two, and a note about the other',
    lost: 1,
    check: shows.firstTwin,
    damages: [
      [
        'one id twice',
        { 'packageSubscriptions.1.id': 'twin', 'packageSubscriptions.0.id': 'twin' },
      ],
    ],
  },
  {
    answer: 'packages',
    id: 'F1',
    shows: 'the package among the others',
    alike: true,
    damages: [
      ['no name', pack('name', null)],
      ['no description', pack('description', null)],
      ['no price', pack('price', MISSING)],
      ['no type', pack('subscriptionType', 5)],
      ['a length in words', pack('durationDays', 'a month')],
      ['features that are no list', pack('items', {})],
      ['a feature that is null', pack('items.0', null)],
      ['no place', pack('order', null)],
      ['a highlight that is a number', pack('highlight', 1)],
      ['a status of a later version', pack('status', 'LIMITED')],
    ],
  },
  {
    answer: 'packages',
    id: 'F1',
    shows: 'all but that package, which a note names',
    lost: 1,
    check: shows.text(/^1 package couldn’t be shown: /),
    damages: [['no id', pack('id', null)]],
  },
  {
    answer: 'packages',
    shows: 'why the package can’t be ordered',
    check: shows.unorderablePackage,
    damages: [['no price', pack('price', null)]],
  },
];
