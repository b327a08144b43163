import * as z from 'zod/mini';
import { withArticle } from '@/shared/text/article';
import { isPublicKey } from '@/shared/solana/base58';
import { shortAddress } from '@/shared/solana/shortAddress';
import { field, type About, type AddressKind } from '../../fields/field';
import type * as control from './Control';
import type * as example from './example';
import type * as openApi from './openApi';

declare module '../kind' {
  interface Kinds {
    address: Parts<AddressSettings, typeof control, typeof openApi, typeof example>;
  }
}

interface AddressSettings {
  of: AddressKind;
  /** The field beside it that is filled in with the symbol of what is chosen. */
  symbolField?: string;
}

type AddressAbout = About & AddressSettings;

const names: Record<AddressKind, string> = {
  wallet: 'wallet',
  mint: 'token',
  collection: 'collection',
  asset: 'collection or token',
};

/** An account on Solana: 32 bytes in base58. */
export const address = ({ of, symbolField, ...about }: AddressAbout) =>
  field<string>(about, {
    schema: z
      .string(`Enter the address of the ${names[of]}.`)
      .check(
        z.refine(
          isPublicKey,
          `This is no address on Solana. The address of ${withArticle(names[of])} has 32 to 44 letters and digits.`,
        ),
      ),
    initial: '',
    isShort: true,
    control: { kind: 'address', of, ...(symbolField === undefined ? {} : { symbolField }) },
    words: (value, _details, assets) =>
      typeof value === 'string' && value !== ''
        ? (assets?.get(value)?.name ?? shortAddress(value))
        : '–',
  });
