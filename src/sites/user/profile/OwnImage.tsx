import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cropPicture, type Crop } from '@/features/identity/profiles/cropPicture';
import { authenticate } from '@/features/identity/session/authenticate';
import type { ApiResult, Failure } from '@/shared/api/envelope';
import { useAppDispatch } from '@/shared/state/clientState';
import { announce } from '@/shared/ui/announce';
import { FileDropZone } from '@/shared/ui/FileDropZone';
import { checkFile } from '@/shared/ui/fileRules';
import '@/shared/ui/form/form.scss';
import { notify } from '@/shared/ui/toast';

/** File types and sizes accepted. The image is drawn again before the upload. */
const rules = {
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  typeNames: 'a PNG, JPEG, WebP or GIF image',
  maxBytes: 20 * 1024 * 1024,
};

/** What was chosen, as it will be shown. */
interface Chosen {
  picture: Blob;
  /** An object URL of this page. */
  url: string;
}

interface OwnImageProps {
  title: string;
  /** "picture" in labels and sentences. */
  noun: string;
  className: string;
  crop: Crop;
  /** Whether the member has their own. */
  hasOwn: boolean;
  /** Current image. */
  now: ReactNode;
  /** Description of the current image, in a sentence. */
  about: string;
  hint: string;
  preview: { className: string; width: number; height: number };
  send: (file: Blob) => Promise<ApiResult<unknown>>;
  remove: () => Promise<ApiResult<unknown>>;
}

/** An image that the member can upload, crop and remove. The upload starts only after the preview is confirmed. */
export function OwnImage(props: OwnImageProps) {
  const { title, noun, className, crop, hasOwn, now, about, hint, preview } = props;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const newest = useRef<File>(undefined);
  const id = useId();
  const dispatch = useAppDispatch();
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.url) : undefined), [chosen]);

  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    newest.current = file;
    const drawn = checkFile(file, rules) ?? (await cropPicture(file, crop));
    // One that takes long to draw does not take the place of one chosen after it.
    if (newest.current !== file) return;
    if (drawn instanceof Blob) {
      setRefusal(null);
      setChosen({ picture: drawn, url: URL.createObjectURL(drawn) });
      announce(`Preview of your ${noun}`);
    } else {
      setChosen(null);
      setRefusal(reasonOf(drawn, crop));
    }
  };
  const settle = async (call: Promise<{ success: true; message: string } | Failure>) => {
    setBusy(true);
    setRefusal(null);
    const result = await call;
    setBusy(false);
    if (result.success) {
      setChosen(null);
      notify('success', result.message);
      // The header shows it as well.
      void dispatch(authenticate());
    } else setRefusal(result.errors?.[0]?.message ?? result.message);
    input.current?.focus();
  };
  return (
    <section className={`panel own-picture ${className}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="own-picture__now">
        {chosen ? <img src={chosen.url} alt="Preview" {...preview} /> : now}
        <div className="own-picture__words">
          <p>{chosen ? `Preview of your ${noun}. It isn’t shown to others yet.` : about}</p>
          <div className="own-picture__actions">
            {chosen ? (
              <>
                <button
                  type="button"
                  className="btn btn-sm btn-primary"
                  disabled={isBusy}
                  onClick={() => void settle(props.send(chosen.picture))}
                >
                  {isBusy ? 'Uploading…' : `Use this ${noun}`}
                </button>
                <button
                  type="button"
                  className="btn btn-sm btn-outline-secondary"
                  disabled={isBusy}
                  onClick={() => {
                    setChosen(null);
                    setRefusal(null);
                    input.current?.focus();
                  }}
                >
                  Cancel
                </button>
              </>
            ) : hasOwn ? (
              <button
                type="button"
                className="btn btn-sm btn-outline-secondary"
                disabled={isBusy}
                onClick={() => void settle(props.remove())}
              >
                Remove {noun}
              </button>
            ) : null}
          </div>
        </div>
      </div>
      <FileDropZone
        id={id}
        label={hasOwn ? `Change ${noun}` : `Add ${noun}`}
        hint={hint}
        types={rules.types}
        inputRef={input}
        refusal={refusal}
        onFiles={(files) => void choose(files)}
      />
    </section>
  );
}

/** Reason an image is refused, in words. */
const reasonOf = (reason: string | null, crop: Crop): string => {
  if (reason === null) return 'Couldn’t read this image. Choose another one.';
  return reason === 'TOO_SMALL'
    ? `This image is too small. Use at least ${String(crop.leastWidth)} × ${String(crop.leastHeight)} pixels.`
    : reason;
};
