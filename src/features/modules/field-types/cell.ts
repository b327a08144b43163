import type { ServerDetails } from '@/features/server/discord/guild';
import type { KnownAssets } from '@/features/modules/market/market';
import type { Kind, ControlOf } from './kind';

/** What the cell of a kind gets, where its words alone are not enough: it shows pictures as well. */
export interface CellProps<K extends Kind = Kind> {
  value: unknown;
  control: ControlOf<K>;
  /** The value in words. */
  words: string;
  details: ServerDetails | null;
  assets: KnownAssets;
}
