import * as z from 'zod/mini';
import { isPublicKey } from '@/shared/solana/base58';
import { field, type About, type AddressKind } from '../../fields/field';
import type * as control from './Control';
import type * as example from './example';
import type * as openApi from './openApi';

declare module '../kind' {
  interface Kinds {
    address: Parts<{ of: AddressKind }, typeof control, typeof openApi, typeof example>;
  }
}

interface AddressAbout extends About {
  of: AddressKind;
}

const names: Record<AddressKind, string> = {
  wallet: 'wallet',
  mint: 'token',
  collection: 'collection',
  asset: 'collection or token',
};

/** An account on Solana: 32 bytes in base58. */
export const address = ({ of, ...about }: AddressAbout) =>
  field<string>(about, {
    schema: z
      .string(`Enter the address of the ${names[of]}.`)
      .check(
        z.refine(
          isPublicKey,
          `This is no address on Solana. The address of a ${names[of]} has 32 to 44 letters and digits.`,
        ),
      ),
    initial: '',
    control: { kind: 'address', of },
    words: (value) => (typeof value === 'string' ? `${value.slice(0, 4)}…${value.slice(-4)}` : '–'),
  });
