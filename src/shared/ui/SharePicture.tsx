import { Download, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { download } from '@/shared/files/download';
import { shareLink, type SharedLink } from './shareLink';
import { notify } from './toast';

interface SharePictureProps {
  /** Draws the picture. Called only when the member shares or saves it; null if this browser can't draw it. */
  draw: () => Promise<Blob | null>;
  fileName: string;
  link: SharedLink;
  /** Label of the button: "Share reward". */
  label: string;
}

/** Shares a link with its picture through the device's share sheet, or saves the picture. */
export function SharePicture({ draw, fileName, link, label }: SharePictureProps) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const drawn = () =>
    draw().then(
      (picture) => picture && new File([picture], fileName, { type: picture.type }),
      () => null,
    );
  const run = async (act: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await act();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  const share = () => shareLink(link, drawn);
  const save = async () => {
    const file = await drawn();
    if (file === null)
      notify('error', 'Couldn’t create the image. Try again, or use another browser.');
    else download(fileName, file, file.type);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-disabled={isBusy}
        onClick={() => void run(share)}
      >
        <Share2 aria-hidden="true" size={16} /> {label}
      </button>
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-disabled={isBusy}
        onClick={() => void run(save)}
      >
        <Download aria-hidden="true" size={16} /> Download image
      </button>
    </>
  );
}
