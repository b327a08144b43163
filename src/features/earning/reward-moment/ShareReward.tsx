import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { download } from '@/shared/files/download';
import { shareLink } from '@/shared/ui/shareLink';
import { loadOnDemand } from '@/shared/ui/lazyParts';
import { notify } from '@/shared/ui/toast';
import type { CardTexts } from './shareCard';

/** What is shared of a reward: a picture, and a link to where it was earned. */
export interface SharedReward {
  texts: CardTexts;
  url: string;
}

const FILE = 'castle-bots-reward.png';

const cardOf = async (texts: CardTexts): Promise<Blob | null> => {
  const code = await loadOnDemand(() => import('./drawCard'));
  return code === null ? null : code.drawCard(texts);
};

/** Shares the picture of a reward by the device's share sheet, or keeps it as a file. */
export function ShareReward({ reward: { texts, url } }: { reward: SharedReward }) {
  const [isBusy, setBusy] = useState(false);
  const run = async (act: (card: Blob | null) => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    await act(await cardOf(texts));
    setBusy(false);
  };
  const title = titleOf(texts);
  const share = (card: Blob | null) => shareCard(card, { url, title });
  const keep = async (card: Blob | null) => {
    if (card === null) notify('error', 'Couldn’t draw the picture. Try another browser.');
    else download(FILE, card, card.type);
    return Promise.resolve();
  };
  return (
    <div className="reward-moment__share">
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-disabled={isBusy}
        onClick={() => void run(share)}
      >
        <Share2 aria-hidden="true" /> Share reward
      </button>
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-disabled={isBusy}
        onClick={() => void run(keep)}
      >
        <Download aria-hidden="true" /> Download picture
      </button>
    </div>
  );
}

const titleOf = ({ rewards, source, server }: CardTexts): string =>
  `${rewards.join(' + ')} ${source} on ${server}`;

/** With the picture where the device takes files; the link alone elsewhere. */
async function shareCard(
  card: Blob | null,
  { url, title }: { url: string; title: string },
): Promise<void> {
  const file = card === null ? null : new File([card], FILE, { type: card.type });
  const data = file === null ? null : { files: [file], title, text: `${title} ${url}` };
  if (data !== null && 'canShare' in navigator && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await shareLink({ url, title });
}
