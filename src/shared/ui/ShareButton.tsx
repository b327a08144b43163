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
  /** The label is for screen readers alone: the icon stands where there is little room. */
  isIcon?: boolean;
}

/** Shares a link by the device's share sheet, or copies it where there is none. */
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
