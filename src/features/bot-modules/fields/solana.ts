import * as z from 'zod/mini';
import { isPublicKey } from '@/shared/solana/base58';
import { field, type About, type AddressKind } from './field';

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
  });
