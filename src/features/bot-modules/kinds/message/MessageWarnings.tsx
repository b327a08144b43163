import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/discord/discordSlice';
import { VariablesContext } from '../../controls/completion/VariablesContext';
import { warningsIn } from './warnings';

/** What Discord would show otherwise than it is meant. It can be saved all the same. */
export function MessageWarnings({ name }: { name: string }) {
  const variables = use(VariablesContext);
  const server = useSelector(selectServerDetails);
  const message: unknown = useWatch({ name });
  const warnings = warningsIn(message, variables, server);
  if (warnings.length === 0) return null;
  return (
    <ul className="message-field__warnings" aria-label="Worth a look">
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}
