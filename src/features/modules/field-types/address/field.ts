import { assetQuery, type AssetQuery } from '@/features/modules/market/assetLink';
import { addressInput, tidyAddress } from '@/shared/solana/addressInput';
import { shortAddress } from '@/shared/solana/shortAddress';
import { asText } from '../../engine/shape';
import { field, type About, type AddressKind } from '../../common-fields/field';

declare module '../fieldType' {
  interface FieldTypes {
    address: AddressSettings & Reading;
  }
}

interface AddressSettings<Beside extends string = string> {
  of: AddressKind;
  /** Name of the sibling field to fill in with the symbol of the chosen token. */
  symbolField?: Beside;
}

/** How typed text is read. Loaded with the modules that have addresses, not with the controls of every module. */
interface Reading {
  /** For a wallet: the text to store. */
  tidy: (typed: string) => string;
  /** For all others: the search. */
  query: (typed: string) => AssetQuery;
}

type AddressAbout<Beside extends string> = About<Beside> & AddressSettings<Beside>;

/** A Solana account: 32 bytes in base58, also read from a link to its page. */
export function address<Beside extends string = never>({
  of,
  symbolField,
  ...about
}: AddressAbout<Beside>) {
  const use = of === 'mint' ? 'token' : of;
  return field<string, Beside>(about, {
    schema: addressInput(use),
    initial: '',
    read: asText,
    isShort: true,
    control: {
      type: 'address',
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
