import type { PendingUpload } from './useUploads';
import { sizeInWords } from './fileTypes';

interface UploadingFileProps {
  item: PendingUpload;
  onRetry: () => void;
  onCancel: () => void;
}

/** A file on its way, and what became of one that did not arrive. */
export function UploadingFile({ item, onRetry, onCancel }: UploadingFileProps) {
  const { file, share, failure, mayRetry } = item;
  const percent = Math.round(share * 100);
  return (
    <li className="sent-file" aria-label={file.name}>
      <span className="sent-file__words">
        <bdi translate="no">{file.name}</bdi>
        <small>
          {failure === null ? `${String(percent)}% of ${sizeInWords(file.size)}` : 'Not uploaded'}
        </small>
        {failure === null ? (
          <progress value={share} max={1} aria-label={`Uploading ${file.name}`} />
        ) : null}
      </span>
      <span className="sent-file__actions">
        {failure !== null && mayRetry ? (
          <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onRetry}>
            Retry <span className="visually-hidden">{file.name}</span>
          </button>
        ) : null}
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={onCancel}>
          {failure === null ? 'Cancel' : 'Dismiss'}{' '}
          <span className="visually-hidden">{file.name}</span>
        </button>
      </span>
      <span className="sent-file__trouble" role="alert">
        {failure === null ? null : <bdi>{failure}</bdi>}
      </span>
    </li>
  );
}
