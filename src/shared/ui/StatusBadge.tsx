import type { BadgeColour } from './badgeColour';

interface StatusBadgeProps {
  status: string;
  /** Colour of each status this build knows. */
  colours: Readonly<Record<string, BadgeColour>>;
  /** What it says, where that is not the status as it is. */
  label?: string;
}

/** A status in its colour; it speaks by its text, and one that this build does not know is shown plainly. */
export function StatusBadge({ status, colours, label = status }: StatusBadgeProps) {
  const colour = Object.hasOwn(colours, status) ? colours[status] : undefined;
  return <span className={`badge text-bg-${colour ?? 'secondary'}`}>{label}</span>;
}
