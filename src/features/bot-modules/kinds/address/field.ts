import { assetQuery, type AssetQuery } from '@/features/market/assetLink';
import { addressInput, tidyAddress } from '@/shared/solana/addressInput';
import { shortAddress } from '@/shared/solana/shortAddress';
import { field, type About, type AddressKind } from '../../fields/field';

declare module '../kind' {
  interface Kinds {
    address: AddressSettings & Reading;
  }
}

interface AddressSettings {
  of: AddressKind;
  /** The field beside it that is filled in with the symbol of what is chosen. */
  symbolField?: string;
}

/** How what is typed is read. It comes with the modules that have addresses, and not with the controls of all. */
interface Reading {
  /** For a wallet: what a text is kept as. */
  tidy: (typed: string) => string;
  /** For all others: what to look for. */
  query: (typed: string) => AssetQuery;
}

type AddressAbout = About & AddressSettings;

/** An account on Solana: 32 bytes in base58, also taken out of a link to its page. */
export function address({ of, symbolField, ...about }: AddressAbout) {
  const use = of === 'mint' ? 'token' : of;
  return field<string>(about, {
    schema: addressInput(use),
    initial: '',
    isShort: true,
    control: {
      kind: 'address',
      of,
      ...(symbolField === undefined ? {} : { symbolField }),
      tidy: (typed) => tidyAddress(typed, use),
      query: (typed) => assetQuery(typed, use),
    },
    words: (value, _details, assets) =>
      typeof value === 'string' && value !== ''
        ? (assets?.get(value)?.name ?? shortAddress(value))
        : '–',
  });
}
