import { useWatch } from 'react-hook-form';
import type { FieldProps } from '@/shared/ui/form/Field';
import { TextField } from '@/shared/ui/form/TextField';
import { asText } from '../../engine/shape';
import { faultsIn, PARTS, partsIn } from './faults';
import './cron.scss';

/** A cron pattern, and below it its parts by name with those that are wrong marked. */
export default function CronField(props: FieldProps) {
  const parts = partsIn(asText(useWatch({ name: props.name })));
  const wrong = new Set(faultsIn(parts.join(' ')).map(({ at }) => at));
  return (
    <TextField
      {...props}
      assist={{
        aria: {},
        below: (
          // The error says it in words.
          <ol className="cron-parts" aria-hidden="true">
            {PARTS.map(({ name }, at) => (
              <li key={name} className={wrong.has(at) ? 'cron-parts__wrong' : undefined}>
                <code>{parts[at] ?? '–'}</code>
                {name}
              </li>
            ))}
          </ol>
        ),
      }}
    />
  );
}
