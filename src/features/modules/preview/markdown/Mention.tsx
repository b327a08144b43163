import { hexColour } from '../hexColour';
import type { Scene } from '../scene';

interface MentionProps {
  type: 'user' | 'role' | 'channel';
  id: string;
  scene: Scene;
}

/** A mention by its name on the chosen server. Members are not available here. */
export function Mention({ type, id, scene }: MentionProps) {
  if (type === 'user') return <Chip text="@unknown-user" />;
  if (type === 'channel') {
    const channel = scene.channels.find((each) => each.id === id);
    return <Chip text={`#${channel?.name ?? 'unknown'}`} />;
  }
  const role = scene.roles.find((each) => each.id === id);
  if (!role) return <Chip text="@unknown-role" />;
  return <Chip text={`@${role.name}`} dot={role.color === 0 ? null : hexColour(role.color)} />;
}

interface ChipProps {
  text: string;
  /** The role's color. It is a dot, since many colors would be unreadable as text (WCAG 1.4.3). */
  dot?: string | null;
}

/** A mention as Discord marks it. */
export const Chip = ({ text, dot = null }: ChipProps) => (
  <bdi className="discord-mention" translate="no">
    {dot === null ? null : (
      <svg className="discord-mention__dot" viewBox="0 0 8 8" aria-hidden="true">
        <circle cx="4" cy="4" r="4" fill={dot} />
      </svg>
    )}
    {text}
  </bdi>
);
