import { useEffect, useEffectEvent } from 'react';
import { useServerId } from '@/features/server/discord/useServerId';
import { emojiNamed } from './emojiNamed';
import { useOwnEmoji } from './useOwnEmoji';

interface NamedEmojiProps {
  /** As Discord writes it: ":fire:". */
  name: string;
  onFound: (emoji: string) => void;
}

/** Replaces the name of an emoji with the emoji once it is clear which one is meant. Shows nothing. */
export default function NamedEmoji({ name, onFound }: NamedEmojiProps) {
  const { usable, isComing } = useOwnEmoji(useServerId());
  const found = isComing ? null : emojiNamed(name, usable);
  const report = useEffectEvent(onFound);
  useEffect(() => {
    if (found !== null) report(found);
  }, [found]);
  return null;
}
