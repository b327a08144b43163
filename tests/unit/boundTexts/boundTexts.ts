import { calls } from './fixture/calls';
import { orders } from './fixture/orders';
import { overview } from './fixture/overview';
import { screens } from './fixture/screens';
import { state } from './fixture/state';

/**
 * Everything the specification fixes: texts, routes, statuses, colors, keys, constants, calls, errors and limits,
 * with the place where the product shows or uses each. Changes to the product never edit these tables.
 */
export const boundTexts = { ...overview, ...screens, ...orders, ...state, ...calls } as const;

export type BoundKey = keyof typeof boundTexts;

/** Every text that the specification puts in quotation marks, in its order. */
export const quotedTexts: readonly string[] = [
  'Connect a wallet on Solana to continue',
  "You'll need a wallet on Solana to continue",
  'COMMUNITY - CASTLE BOTS',
  'Unexpected Application Error!',
  'No orders available. Make sure you have placed an order.',
  'Loading order...',
  'Confirm Order Cancellation',
  'Are you sure you want to cancel this order?',
  'Oops something went wrong',
  'Something went wrong.',
  'Oops something went wrong',
  'Failed to cancel order',
  'Logged Out',
  'Oops! Something went wrong.',
];
