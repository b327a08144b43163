import type { ServerDetails } from '@/features/discord/guild';
import type { Field } from '../fields/field';
import { matchInWords } from '../fields/match';
import { durationWords } from '../fields/time';

/** A field's value in a list: names in place of ids and constants. */
export function valueInWords(
  { control, words }: Field,
  value: unknown,
  details: ServerDetails | null,
): string {
  if (words) return words(value);
  switch (control.kind) {
    case 'select':
    case 'radio':
      return control.choices.find((choice) => choice.value === value)?.label ?? plain(value);
    case 'checks':
      return control.choices
        .filter((choice) => Array.isArray(value) && value.includes(choice.value))
        .map(({ label }) => label)
        .join(', ');
    case 'channel': {
      const channel = details?.guildChannels.find(({ id }) => id === value);
      return channel ? `# ${channel.name}` : value === '' ? '–' : 'Unknown channel';
    }
    case 'roles':
      return (details?.guildRoles ?? [])
        .filter(({ id }) => Array.isArray(value) && value.includes(id))
        .map(({ name }) => name)
        .join(', ');
    case 'address':
      return typeof value === 'string' ? `${value.slice(0, 4)}…${value.slice(-4)}` : '–';
    case 'duration':
      return typeof value === 'number' ? durationWords(value) : '–';
    case 'amount':
      return `${plain(value)} ${control.unit}`;
    case 'switch':
      return value === true ? 'Yes' : 'No';
    case 'match':
      return matchInWords(value);
    case 'group':
      return '–';
    case 'tags':
      return Array.isArray(value) ? value.join(', ') : '–';
    case 'list':
      return Array.isArray(value) ? String(value.length) : '0';
    case 'text':
    case 'area':
    case 'date':
    case 'time':
    case 'timeZone':
    case 'cron':
    case 'emoji':
    case 'rule':
    case 'number':
    case 'colour':
    case 'image':
    case 'message':
      return plain(value);
  }
}

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
