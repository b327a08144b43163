import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { selectServerDetails } from '@/features/server/discord/discordSlice';
import type { ServerDetails } from '@/features/server/discord/guild';
import type { KnownAssets } from '@/features/modules/market/market';
import { useKnownAssets } from '@/features/modules/market/useKnownAssets';
import { fieldElement, showField } from '@/shared/ui/form/fieldElements';
import type { Values } from '../common-fields/field';
import type { ModuleSpec } from '../engine/defineModule';
import { fieldAt, labelAt, valueAt } from '../engine/paths';

interface FromServerProps {
  spec: ModuleSpec;
  filled: Values;
}

/** Which values of the form were chosen from the server's own, as long as they are held; each leads to its field. */
export function FromServer({ spec, filled }: FromServerProps) {
  const form: unknown = useWatch();
  const details = useSelector(selectServerDetails);
  const assets = useKnownAssets(Object.values(filled).filter((value) => typeof value === 'string'));
  const held = Object.entries(filled).filter(
    ([path, value]) => JSON.stringify(valueAt(form, `values.${path}`)) === JSON.stringify(value),
  );
  if (held.length === 0) return null;
  return (
    <section aria-label="Filled in from your server" className="from-server">
      <h2>Filled in from your server</h2>
      <ul>
        {held.map(([path, value]) => (
          <li key={path}>
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              onClick={() => {
                const place = fieldElement(document, `values.${path}`);
                if (place) showField(place);
              }}
            >
              {fieldAt(spec.fields, path)?.field.label ?? labelAt(spec.fields, path)}:{' '}
              <bdi translate="no">{words(spec, path, value, details, assets)}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function words(
  { fields }: ModuleSpec,
  path: string,
  value: unknown,
  details: ServerDetails | null,
  assets: KnownAssets,
): string {
  const field = fieldAt(fields, path)?.field;
  if (field) return field.words(value, details, assets).replace(/^# /, '#');
  // A link to a channel.
  const id = String(value).split('/').at(-1);
  const channel = details?.guildChannels.find((each) => each.id === id);
  return channel ? `#${channel.name}` : String(value);
}
