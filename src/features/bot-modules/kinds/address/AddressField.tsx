import { isPublicKey } from '@/shared/solana/base58';
import { config } from '@/shared/config/config';
import { SafeLink } from '@/shared/navigation/SafeLink';
import { FieldFrame, useField, type FieldProps } from '@/shared/ui/form/Field';
import type { AddressKind } from '../../fields/field';
import { AssetCard } from './AssetCard';

interface AddressFieldProps extends FieldProps {
  of: AddressKind;
}

/** An address on Solana; spaces around a pasted one are dropped, and what is known of it stands below. */
export function AddressField({ of, ...props }: AddressFieldProps) {
  const bound = useField(props);
  const { value, onChange, ...field } = bound.field;
  const text = typeof value === 'string' ? value : '';
  return (
    <FieldFrame
      {...props}
      bound={bound}
      aside={
        isPublicKey(text) ? (
          <SafeLink href={`${config.explorerUrl}/address/${encodeURIComponent(text)}`}>
            View in explorer
          </SafeLink>
        ) : null
      }
    >
      <input
        {...field}
        {...bound.aria}
        type="text"
        spellCheck={false}
        autoComplete="off"
        className={`form-control address ${bound.error === undefined ? '' : 'is-invalid'}`}
        value={text}
        disabled={props.isDisabled}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      {isPublicKey(text) && of !== 'wallet' ? (
        <AssetCard address={text} of={of} isWrong={bound.error !== undefined} />
      ) : null}
    </FieldFrame>
  );
}
