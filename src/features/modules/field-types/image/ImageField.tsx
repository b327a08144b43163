import { useState } from 'react';
import { safeExternalUrl } from '@/shared/navigation/safeUrl';
import { FieldFrame, FieldWarning, useField, type FieldProps } from '@/shared/ui/form/Field';
import type { TextAssist } from '@/shared/ui/form/TextField';

interface ImageFieldProps extends FieldProps {
  assist?: TextAssist | undefined;
}

/** The address of a picture, with the picture itself beside it once there is one. */
export function ImageField({ assist, ...props }: ImageFieldProps) {
  const bound = useField(props);
  const { value, onChange, ...field } = bound.field;
  const text = typeof value === 'string' ? value : '';
  const [failed, setFailed] = useState('');
  const source = bound.error === undefined ? safeExternalUrl(text) : null;
  return (
    <FieldFrame {...props} bound={bound}>
      <input
        {...field}
        {...bound.aria}
        {...assist?.aria}
        type="text"
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        placeholder="https://"
        className={`form-control ${bound.error === undefined ? '' : 'is-invalid'}`}
        value={text}
        disabled={props.isDisabled}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      {assist?.below}
      {source === null || failed === source ? null : (
        <img
          className="image-field__picture"
          src={source}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setFailed(source)}
        />
      )}
      <FieldWarning bound={bound}>
        {source !== null && failed === source
          ? 'Couldn’t load this image. Discord may not show it.'
          : ''}
      </FieldWarning>
    </FieldFrame>
  );
}
