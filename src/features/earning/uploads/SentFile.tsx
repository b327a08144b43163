import { FileText, Film } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyOnDemand } from '@/shared/ui/lazyParts';
import { download } from '@/shared/files/download';
import { isPicture, sizeInWords, typeInWords } from './fileTypes';
import type { UploadedFile } from './uploadedFile';
import { loadFile, usePicture } from './useFile';
import './uploads.scss';

const PictureDialog = lazyOnDemand(() => import('./PictureDialog'));

interface SentFileProps {
  file: UploadedFile;
  /** Additional actions on the file. */
  children?: ReactNode;
}

/** A submitted file: pictures are shown, other files are listed by name; each can be saved. */
export function SentFile({ file, children }: SentFileProps) {
  const { name, type, bytes } = file;
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    const result = await loadFile(file.id);
    setSaving(false);
    setTrouble(result.success ? null : result.message);
    if (result.success) download(name, result.data, type);
  };
  return (
    <li className="sent-file" aria-label={name}>
      {isPicture(type) ? (
        <Picture
          key={attempt}
          file={file}
          onSave={() => void save()}
          onRetry={() => setAttempt((before) => before + 1)}
        />
      ) : (
        <span className="sent-file__sign">
          {type.startsWith('video/') ? (
            <Film aria-hidden="true" />
          ) : (
            <FileText aria-hidden="true" />
          )}
        </span>
      )}
      <span className="sent-file__words">
        <bdi translate="no">{name}</bdi>
        <small>
          {typeInWords(type)}
          {bytes === null ? null : `, ${sizeInWords(bytes)}`}
        </small>
      </span>
      <span className="sent-file__actions">
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-busy={isSaving}
          onClick={() => void save()}
        >
          Download <span className="visually-hidden">{name}</span>
        </button>
        {children}
      </span>
      <span className="sent-file__trouble" role="alert">
        {trouble}
      </span>
    </li>
  );
}

interface PictureProps {
  file: UploadedFile;
  onSave: () => void;
  onRetry: () => void;
}

function Picture({ file: { id, name }, onSave, onRetry }: PictureProps) {
  const picture = usePicture(id);
  const [isLarge, setLarge] = useState(false);
  if (picture.state === 'loading')
    return <span className="sent-file__sign" role="status" aria-label="Loading the image" />;
  if (picture.state === 'failed')
    return (
      <span className="sent-file__failed">
        <bdi>{picture.message}</bdi>{' '}
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onRetry}>
          Retry <span className="visually-hidden">loading {name}</span>
        </button>
      </span>
    );
  return (
    <>
      <button
        type="button"
        className="sent-file__picture"
        aria-label={`Enlarge ${name}`}
        onClick={() => setLarge(true)}
      >
        <img src={picture.url} alt={name} />
      </button>
      {isLarge ? (
        <Suspense>
          <PictureDialog
            name={name}
            url={picture.url}
            onSave={onSave}
            onClose={() => setLarge(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
