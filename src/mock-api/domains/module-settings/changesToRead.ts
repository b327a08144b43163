import type { ModuleSpec } from '@/features/modules/engine/defineModule';
import type { Field } from '@/features/modules/common-fields/field';
import { hexColour } from '@/features/modules/preview/hexColour';
import type { AuditRow, ChangeRow } from '../audit/rows';
import type { GuildRow } from '../guilds/rows';
import type { Db } from '../../store/db';
import { namesInWords } from './changes';

interface Place {
  world: { db: Pick<Db, 'modules'> };
  guild: GuildRow;
  /** Of the module a line is about; none for other lines. */
  spec: Pick<ModuleSpec, 'fields'> | undefined;
}

const ofModule = /^module\.([\w-]+)\./;

/** The slug of the module a line is about; null for other lines. */
export const slugOf = ({ action }: Pick<AuditRow, 'action'>): string | null =>
  ofModule.exec(action)?.[1] ?? null;

/** Whether a line was written by a module before changes had kinds: with every default, and with raw data. */
export const isOld = (line: Pick<AuditRow, 'action' | 'changes'>): boolean =>
  slugOf(line) !== null && line.changes.some(({ kind }) => kind === undefined);

/** The changes of a line with the names of today; those of old lines without what was no change, as far as it is known. */
export function changesToRead(place: Place, line: AuditRow): ChangeRow[] {
  const { spec } = place;
  const rows = spec && isOld(line) ? mended(spec.fields, line) : line.changes;
  return rows.map((row) =>
    row.names ? Object.assign({}, row, namesInWords(place, row.names)) : row,
  );
}

function mended(fields: ModuleSpec['fields'], line: AuditRow): ChangeRow[] {
  const labelled = (label: string) => Object.values(fields).filter((each) => each.label === label);
  const { undo } = line;
  const isFirst =
    /\.rule-(?:added|removed)$/.test(line.action) || (undo?.kind === 'MODULE' && !undo.values);
  return line.changes
    .filter(({ field, before, after }) => {
      if (!isFirst || (before !== null && after !== null)) return true;
      return !labelled(field).some((each) => isDefault(each, before ?? after));
    })
    .map(({ field, before, after }) => {
      const isColour = labelled(field).some(({ control }) => control.type === 'colour');
      const said = isColour ? colourInWords : withoutData;
      return {
        field,
        before: said(before),
        after: said(after),
        kind: isColour ? 'COLOR' : 'TEXT',
      };
    });
}

/** Whether a text of the log is a field’s default. False for texts that were cut. */
function isDefault({ initial, words, control }: Field, text: string | null): boolean {
  if (text === null) return true;
  if (typeof initial === 'boolean') return text === (initial ? 'On' : 'Off');
  const isData = typeof initial === 'object' || control.type === 'address';
  return text === JSON.stringify(initial) || (!isData && text === words(initial, null));
}

const colourInWords = (text: string | null) =>
  text !== null && /^\d+$/.test(text) ? hexColour(Number(text)) : text;

/** Data in words: it was cut, so that it can't be read again. */
function withoutData(text: string | null): string | null {
  if (text?.startsWith('{"content"')) return 'A message';
  return text !== null && /^(?:\[?\{"|\[")/.test(text) ? 'Several values' : text;
}
