import { addressInput, type AddressUse } from '@/shared/solana/addressInput';
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

/** What an address is read as; a mint is a token's. */
export const addressUse = (of: AddressKind): AddressUse => (of === 'mint' ? 'token' : of);

/** An account on Solana: 32 bytes in base58, also taken out of a link to its page. */
export const address = ({ of, symbolField, ...about }: AddressAbout) =>
  field<string>(about, {
    schema: addressInput(addressUse(of)),
    initial: '',
    isShort: true,
    control: { kind: 'address', of, ...(symbolField === undefined ? {} : { symbolField }) },
    words: (value, _details, assets) =>
      typeof value === 'string' && value !== ''
        ? (assets?.get(value)?.name ?? shortAddress(value))
        : '–',
  });
