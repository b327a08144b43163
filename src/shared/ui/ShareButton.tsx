import { Icon } from './icons';
import { shareLink, type SharedLink } from './shareLink';

const ShareIcon = () => (
  <Icon width="16" height="16">
    <path d="M12 15V4M8 7.5 12 3.5l4 4M6 12H5v8h14v-8h-1" />
  </Icon>
);

interface ShareButtonProps extends SharedLink {
  /** "Share invite link" */
  label: string;
  /** Icon without visible label, for narrow places; screen readers still get the label. */
  isIcon?: boolean;
}

/** Shares a link with the device's share sheet, or copies it if there is none. */
export const ShareButton = ({ label, isIcon = false, ...link }: ShareButtonProps) => (
  <button
    type="button"
    className={isIcon ? 'btn copy-button' : 'btn btn-outline-secondary'}
    aria-label={isIcon ? label : undefined}
    onClick={() => void shareLink(link)}
  >
    <ShareIcon />
    {isIcon ? null : label}
  </button>
);
