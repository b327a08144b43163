import type { ReportUnit, RowKind } from '@/features/reports/report';
import type { GuildRow } from '../guilds/rows';
import type { World } from '../../store/world';

/** One row behind a figure, with what it adds to it. */
export interface Line {
  /** No two lines of a source have the same. */
  id: string;
  at: number;
  amount: bigint;
  kind: RowKind;
  /** Which part of the figure it belongs to. */
  part?: string;
  userId?: string | null;
  /** What it is, in words; asked for only where it is shown. */
  what: () => string;
  ref?: string;
  module?: string;
  ruleId?: string | null;
}

/** A figure: all it says is summed up from these lines, and the rows behind it are the lines. */
export interface Source {
  key: string;
  label: string;
  note: string;
  /** LEVEL counts all lines up to a moment, SUM those of a time. */
  kind: 'SUM' | 'LEVEL';
  unit: ReportUnit | null;
  lines: readonly Line[];
  /** What its parts are: "Module". */
  partsBy?: string;
  nameOf?: (part: string) => string;
  /** All of its parts are named, however many: they are compared with those of other figures. */
  namesAll?: boolean;
  /** Its parts are people, by their ids. */
  isByMember?: boolean;
}

/** What a report is made from. */
export interface ReportRequest {
  world: World;
  guild: GuildRow;
}

type Counted = Pick<Source, 'key' | 'label' | 'note' | 'lines'> & Partial<Source>;

/** A figure that counts things. */
export const counting = (own: Counted): Source => ({ kind: 'SUM', unit: null, ...own });
