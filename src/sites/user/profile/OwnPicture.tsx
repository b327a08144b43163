import { useEffect, useId, useRef, useState } from 'react';
import { deleteMyPicture, updateMyPicture } from '@/features/identity/profiles/pictureEndpoints';
import { LEAST_EDGE } from '@/features/identity/profiles/pictureRules';
import type { OwnProfile } from '@/features/identity/profiles/profile';
import { squarePicture } from '@/features/identity/profiles/squarePicture';
import { authenticate } from '@/features/identity/session/authenticate';
import { request } from '@/shared/api/request';
import type { Failure } from '@/shared/api/envelope';
import { sendFile } from '@/shared/api/files';
import { useAppDispatch } from '@/shared/state/clientState';
import { announce } from '@/shared/ui/announce';
import { PersonPicture } from '@/shared/art/pictures';
import { FileDropZone } from '@/shared/ui/FileDropZone';
import { checkFile } from '@/shared/ui/fileRules';
import '@/shared/ui/form/form.scss';
import { notify } from '@/shared/ui/toast';

/** What a picture may be chosen from: it is drawn anew before it is sent. */
const rules = {
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  typeNames: 'a PNG, JPEG, WebP or GIF picture',
  maxBytes: 20 * 1024 * 1024,
};

/** What was chosen, as it will be shown. */
interface Chosen {
  picture: Blob;
  /** Of this page's own. */
  url: string;
}

/** The picture beside one's name: of one's own, or the one of Discord. */
export function OwnPicture({ profile }: { profile: OwnProfile }) {
  const { picture, hasOwnPicture, displayName, username } = profile;
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
    const drawn = checkFile(file, rules) ?? (await squarePicture(file));
    // One that takes long to draw does not take the place of one chosen after it.
    if (newest.current !== file) return;
    if (drawn instanceof Blob) {
      setRefusal(null);
      setChosen({ picture: drawn, url: URL.createObjectURL(drawn) });
      announce('Preview of your picture.');
    } else {
      setChosen(null);
      setRefusal(reasonOf(drawn));
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
  const send = ({ picture: file }: Chosen) =>
    settle(
      sendFile(
        updateMyPicture,
        { file },
        { signal: new AbortController().signal, onProgress: noop },
      ),
    );
  return (
    <section className="panel own-picture" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Picture</h2>
      <div className="own-picture__now">
        {chosen ? (
          <img
            className="avatar avatar--72 avatar--round"
            src={chosen.url}
            alt="Preview"
            width={72}
            height={72}
          />
        ) : (
          <PersonPicture src={picture} name={displayName || username} size={72} />
        )}
        <div className="own-picture__words">
          <p>
            {chosen
              ? 'Preview of your picture. It isn’t shown to others yet.'
              : hasOwnPicture
                ? 'Your own picture. If you remove it, your Discord picture is shown.'
                : picture === null
                  ? 'You have no Discord picture, so we show your initials.'
                  : 'Your Discord picture.'}
          </p>
          <div className="own-picture__actions">
            {chosen ? (
              <>
                <button
                  type="button"
                  className="btn btn-sm btn-primary"
                  disabled={isBusy}
                  onClick={() => void send(chosen)}
                >
                  {isBusy ? 'Sending…' : 'Use this picture'}
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
            ) : hasOwnPicture ? (
              <button
                type="button"
                className="btn btn-sm btn-outline-secondary"
                disabled={isBusy}
                onClick={() => void settle(request(deleteMyPicture, {}))}
              >
                Remove picture
              </button>
            ) : null}
          </div>
        </div>
      </div>
      <FileDropZone
        id={id}
        label={hasOwnPicture ? 'Change picture' : 'Add a picture'}
        hint="Drop or choose a PNG, JPEG, WebP or GIF. We crop it to a square and remove location data."
        types={rules.types}
        inputRef={input}
        refusal={refusal}
        onFiles={(files) => void choose(files)}
      />
    </section>
  );
}

const noop = () => undefined;

/** Why a picture is not taken, in words. */
const reasonOf = (reason: string | null): string => {
  if (reason === null) return 'Couldn’t read this picture. Choose another one.';
  return reason === 'TOO_SMALL'
    ? `This picture is too small: each edge needs at least ${String(LEAST_EDGE)} pixels.`
    : reason;
};
