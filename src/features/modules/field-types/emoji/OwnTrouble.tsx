import { useServerId } from '@/features/server/discord/useServerId';
import { FieldWarning, type BoundControl } from '@/shared/ui/form/Field';
import { emojiTrouble } from './emojiTrouble';
import { useOwnEmoji } from './useOwnEmoji';

interface OwnTroubleProps {
  bound: BoundControl;
  emoji: string;
}

/** Why the bot cannot use an emoji of a server, if so. It can be saved all the same. */
export default function OwnTrouble({ bound, emoji }: OwnTroubleProps) {
  const [trouble] = emojiTrouble(emoji, useOwnEmoji(useServerId()));
  return (
    <FieldWarning bound={bound}>
      {trouble === undefined ? null : `${trouble.charAt(0).toUpperCase()}${trouble.slice(1)}`}
    </FieldWarning>
  );
}
