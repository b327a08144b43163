import { useEffect, useId, useRef, useState } from 'react';
import { request } from '@/shared/api/request';
import { useMedia } from '@/shared/hooks/useMedia';
import { announce } from '@/shared/ui/announce';
import { FileDropZone } from '@/shared/ui/FileDropZone';
import { checkFile } from '@/shared/ui/fileRules';
import { LeaveGuard } from '@/shared/ui/LeaveGuard';
import '@/shared/ui/form/form.scss';
import { deleteUpload } from './endpoints';
import { fileTypes, MOST_FILES, pictureTypes, sizeInWords, TYPE_NAMES } from './fileTypes';
import { UploadingFile } from './UploadingFile';
import { SentFile } from './SentFile';
import type { UploadedFile } from './uploadedFile';
import { useUploads, type TaskParams } from './useUploads';

interface TaskFilesProps {
  params: TaskParams;
  /** The task for the accessible names: "task 2". */
  label: string;
  /** The attached files. */
  files: readonly UploadedFile[];
  /** Maximum size of one file in bytes. */
  maxBytes: number;
  /** Whether files are accepted now. */
  isOpen: boolean;
  /** Whether the attached files belong to the current attempt, which isn't submitted yet. */
  isDraft: boolean;
  /** The problem with the attached files, if any. */
  problem: string | null;
  /** Resolves when the quest has been reloaded. */
  refresh: () => Promise<unknown>;
  /** Called when uploads start or end. */
  onBusy: (isBusy: boolean) => void;
}

/** The files of a task: attached, uploading, and the field for more. */
export function TaskFiles(props: TaskFilesProps) {
  const { params, label, files, maxBytes, isOpen, isDraft, refresh, onBusy } = props;
  const uploads = useUploads(params, refresh);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const isTouch = useMedia('(pointer: coarse)');
  const id = useId();
  const { isBusy } = uploads;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);

  const rules = { types: fileTypes, typeNames: 'an allowed type', maxBytes };
  const take = (chosen: readonly File[]) => {
    const failed = uploads.items.filter(({ failure }) => failure !== null);
    let room = MOST_FILES - (isDraft ? files.length : 0) - (uploads.items.length - failed.length);
    const refused: string[] = [];
    for (const file of chosen) {
      const reason = room > 0 ? checkFile(file, rules) : `Maximum ${MOST_FILES} files per task.`;
      if (reason === null) {
        room -= 1;
        uploads.send(file);
      } else refused.push(`${file.name}: ${reason}`);
    }
    setRefusals(refused);
  };
  const remove = async ({ id: uploadId, name }: UploadedFile) => {
    const result = await request(deleteUpload, { params: { uploadId } });
    if (result.success) announce(`${name} removed.`);
    else setRefusals([`${name}: ${result.message}`]);
    await refresh();
    input.current?.focus();
  };
  const list =
    files.length === 0 ? null : (
      <ul
        className="sent-files"
        aria-label={isDraft || !isOpen ? 'Your files' : 'Previously submitted files'}
      >
        {files.map((file) => (
          <SentFile key={file.id} file={file}>
            {isOpen && isDraft ? (
              <button
                type="button"
                className="btn btn-sm btn-outline-secondary"
                onClick={() => void remove(file)}
              >
                Remove <span className="visually-hidden">{file.name}</span>
              </button>
            ) : null}
          </SentFile>
        ))}
      </ul>
    );
  if (!isOpen) return list;
  const wrong = props.problem === null ? refusals : [props.problem, ...refusals];
  return (
    <div className="task-files">
      {isBusy ? (
        <LeaveGuard
          isOn
          title="Leave while files are uploading?"
          consequence="Files that are still uploading won’t be attached."
        />
      ) : null}
      {list}
      {uploads.items.length === 0 ? null : (
        <ul className="sent-files" aria-label="Uploading">
          {uploads.items.map((item) => (
            <UploadingFile
              key={item.key}
              item={item}
              onRetry={() => uploads.retry(item)}
              onCancel={() => {
                uploads.cancel(item);
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <FileDropZone
        id={id}
        label={
          <>
            Your files <span className="visually-hidden">for {label}</span>
          </>
        }
        hint={`${isTouch ? 'Choose' : 'Choose, drop or paste'} up to ${MOST_FILES} files: ${TYPE_NAMES}. Maximum ${sizeInWords(maxBytes)} each.`}
        types={fileTypes}
        isMultiple
        takesPaste
        inputRef={input}
        refusal={wrong.length === 0 ? null : <Refusals texts={wrong} />}
        onFiles={take}
      >
        {isTouch ? <Camera onFiles={take} /> : null}
        <p>
          We remove location data from images, but not from videos and PDFs. Files you attach but
          don’t save are deleted after a day.
        </p>
      </FileDropZone>
    </div>
  );
}

const Refusals = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <bdi key={text} className="task-files__refusal">
      {text}
    </bdi>
  ));

/** Takes a picture: on phones it opens the camera. */
const Camera = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => (
  <label className="btn btn-sm btn-outline-secondary task-files__camera">
    Take a photo
    <input
      type="file"
      className="visually-hidden"
      accept={pictureTypes.join(',')}
      capture="environment"
      onChange={({ target }) => {
        const files = Array.from(target.files ?? []);
        target.value = '';
        onFiles(files);
      }}
    />
  </label>
);
