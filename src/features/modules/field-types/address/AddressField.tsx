import { useFormContext } from 'react-hook-form';
import { AssetBox } from '@/features/modules/market/AssetBox';
import type { Asset } from '@/features/modules/market/market';
import { namedAt, useAssetAt } from '@/features/modules/market/useAssetAt';
import { isPublicKey } from '@/shared/solana/base58';
import { FieldFrame, useField, type FieldProps } from '@/shared/ui/form/Field';
import { WalletName } from '@/shared/ui/names/WalletName';
import type { AddressKind } from '../../common-fields/field';
import type { ControlOf } from '../fieldType';
import { AssetCard } from './AssetCard';
import { WalletPicker } from './WalletPicker';

interface AddressFieldProps extends FieldProps {
  of: AddressKind;
  query: ControlOf<'address'>['query'];
  /** Name of the sibling field with the token's symbol. */
  symbolField?: string | undefined;
}

/** A Solana address, with the known facts about it below. */
export const AddressField = ({ of, ...props }: AddressFieldProps) =>
  of === 'wallet' ? <WalletField {...props} /> : <AssetField {...props} of={of} />;

interface AssetFieldProps extends AddressFieldProps {
  of: Exclude<AddressKind, 'wallet'>;
}

function AssetField({ of, query, symbolField, ...props }: AssetFieldProps) {
  // Not tidied: typed text goes into the search.
  const bound = useField({ ...props, tidy: undefined });
  const { getValues, setValue } = useFormContext();
  const value = textOf(bound.field.value);
  const wanted = of === 'mint' ? 'token' : of;
  const found = useAssetAt(value, wanted);
  const fillIn = ({ symbol }: Asset) => {
    if (symbolField === undefined || symbol === '?') return;
    const path = props.name.replace(/[^.]+$/, symbolField);
    // A symbol typed by the user stays; the symbol of an earlier token is replaced.
    const isOwn = typeof getValues(path) === 'string' && getValues(path) !== '' && value === '';
    if (!isOwn) setValue(path, symbol, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <FieldFrame {...props} bound={bound}>
      <AssetBox
        bound={bound}
        label={props.label}
        of={wanted}
        query={query}
        chosen={namedAt(value, found)}
        isDisabled={props.isDisabled}
        onChoose={fillIn}
      />
      {isPublicKey(value) ? (
        <AssetCard address={value} found={found} isWrong={bound.error !== undefined} />
      ) : null}
    </FieldFrame>
  );
}

/** A wallet has no name to search for; the project’s wallets are offered instead. */
function WalletField(props: FieldProps) {
  const bound = useField(props);
  const { setValue } = useFormContext();
  const { value, ...field } = bound.field;
  const choose = (address: string) =>
    setValue(props.name, address, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const text = textOf(value);
  return (
    <FieldFrame {...props} bound={bound}>
      <div className="wallet-field">
        <input
          {...field}
          {...bound.aria}
          type="text"
          spellCheck={false}
          autoComplete="off"
          className={`form-control address ${bound.error === undefined ? '' : 'is-invalid'}`}
          value={text}
          disabled={props.isDisabled}
        />
        <WalletPicker isDisabled={props.isDisabled} chosen={text} onChoose={choose} />
      </div>
      {isPublicKey(text) ? (
        <p className="asset-card">
          <WalletName address={text} name={null} hasActions />
        </p>
      ) : null}
    </FieldFrame>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
