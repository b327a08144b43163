import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { serverPictureTypes } from '@/features/server/server-pictures/pictureRules';
import { writtenPicture } from '@/shared/navigation/safeUrl';
import { FieldFrame, FieldWarning, useField, type FieldProps } from '@/shared/ui/form/Field';
import type { TextAssist } from '@/shared/ui/form/TextField';
import './image.scss';
import { usePictureUpload } from './usePictureUpload';

interface ImageFieldProps extends FieldProps {
  assist?: TextAssist | undefined;
}

/**
 * The address of a picture, typed or made by an upload: a file can be chosen, dropped or pasted. The picture itself is
 * below once there is one.
 */
export function ImageField({ assist, ...props }: ImageFieldProps) {
  const { label, isDisabled = false } = props;
  const bound = useField(props);
  const { value, onChange, ...field } = bound.field;
  const text = typeof value === 'string' ? value : '';
  const [failed, setFailed] = useState('');
  const [isOver, setOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const { share, refusal, send, cancel, forgetRefusal } = usePictureUpload(onChange);
  const isBusy = share !== null;
  const take = isDisabled ? null : send;
  const refusalId = `${bound.errorId}-upload`;
  const source = bound.error === undefined ? writtenPicture(text) : null;

  /** Whether an event brings files; texts are the box's own. */
  const holdsFile = (data: DataTransfer) => take !== null && data.types.includes('Files');
  const takeFrom = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    setOver(false);
    if (!holdsFile(data)) return;
    event.preventDefault();
    take?.(data.files[0]);
  };
  return (
    <FieldFrame {...props} bound={bound}>
      <div
        className={isOver ? 'image-field image-field--over' : 'image-field'}
        aria-busy={isBusy}
        onPaste={(event) => takeFrom(event, event.clipboardData)}
        onDragOver={(event) => {
          if (!holdsFile(event.dataTransfer)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => takeFrom(event, event.dataTransfer)}
      >
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
          disabled={isDisabled}
          onChange={({ target }) => {
            forgetRefusal();
            onChange(target.value.trim());
          }}
        />
        {send === null ? null : (
          <>
            <button
              type="button"
              className="btn btn-outline-secondary"
              aria-describedby={refusal === null ? undefined : refusalId}
              disabled={isDisabled}
              onClick={() => (isBusy ? cancel() : file.current?.click())}
            >
              {isBusy ? 'Cancel upload' : 'Upload'} <span className="visually-hidden">{label}</span>
            </button>
            <input
              ref={file}
              type="file"
              hidden
              aria-label={`${label}: file`}
              accept={serverPictureTypes.join(',')}
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                take?.(chosen);
                // The same one can be chosen again.
                target.value = '';
              }}
            />
          </>
        )}
        {isBusy ? <progress value={share} max={1} aria-label={`Uploading ${label}`} /> : null}
      </div>
      {assist?.below}
      {refusal === null ? null : (
        <p id={refusalId} role="alert" className="field__error">
          {refusal}
        </p>
      )}
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
