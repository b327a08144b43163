import { CopyButton } from '@/shared/ui/CopyButton';
import { ShareButton } from '@/shared/ui/ShareButton';
import { SHARE_TEXT } from '../words';

interface LinkLineProps {
  url: string;
  /** "your link" */
  label: string;
  /** Offers the device's share sheet as well. */
  isShared?: boolean;
}

/** An address in full, to read, to copy and to share. */
export const LinkLine = ({ url, label, isShared = false }: LinkLineProps) => (
  <p className="ambassador-link">
    <code>{url}</code>
    <span className="ambassador-link__ways">
      <CopyButton value={url} label={`Copy ${label}`} />
      {isShared ? (
        <ShareButton url={url} title={SHARE_TEXT} label={`Share ${label}`} isIcon />
      ) : null}
    </span>
  </p>
);
