import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import { useServerId } from '@/features/server/discord/useServerId';
import { VariablesContext } from '../../form-controls/completion/completion';
import { hasOwnEmoji } from '../emoji/emojiTrouble';
import { useOwnEmoji } from '../emoji/useOwnEmoji';
import { warningsIn } from './warnings';

/** What Discord would show otherwise than it is meant. It can be saved all the same. */
export function MessageWarnings({ name }: { name: string }) {
  const variables = use(VariablesContext);
  const server = useSelector(selectServerDetails);
  const message: unknown = useWatch({ name });
  // They are asked for once there is one to be judged.
  const own = useOwnEmoji(useServerId(), hasOwnEmoji(JSON.stringify(message ?? '')));
  const warnings = warningsIn(message, variables, server, own);
  if (warnings.length === 0) return null;
  return (
    <ul className="message-field__warnings" aria-label="Warnings">
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}
