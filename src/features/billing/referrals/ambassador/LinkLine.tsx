import { CopyButton } from '@/shared/ui/CopyButton';

/** An address in full, to read and to copy. */
export const LinkLine = ({ url, label }: { url: string; label: string }) => (
  <p className="ambassador-link">
    <code>{url}</code>
    <CopyButton value={url} label={`Copy ${label}`} />
  </p>
);
