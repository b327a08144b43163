import { fillPath } from './apiPath';
import type { DataKind } from './dataKinds';
import type { Endpoint } from './endpoint';
import { isRow } from './lenient';

/** A module of a server by `{server}/{slug}`, or every read that names no modules. */
interface ModuleTag {
  readonly type: 'Modules';
  readonly id: string;
}
/** What has changed: data of a kind, of which `Modules` is any module of any server, or one module. */
export type Change = DataKind | ModuleTag;

/** The params of a call, as `request` takes them. */
interface Named {
  params?: Readonly<Record<string, string>>;
}

/** On reads that name no modules: they may show any, and a change of one concerns them. */
const UNNAMED: ModuleTag = { type: 'Modules', id: '*' };

const tagsOf = (kinds: readonly DataKind[] = [], modules: readonly Change[]): readonly Change[] =>
  kinds.flatMap((kind) => (kind === 'Modules' ? modules : [kind]));

const namedIn = ({ modules }: Endpoint, { params = {} }: Named): ModuleTag[] | undefined =>
  modules?.map((module) => ({ type: 'Modules', id: fillPath(module, params) }));

/** The tags of a read. */
export const tagsShown = (endpoint: Endpoint, input: Named = {}): readonly Change[] =>
  tagsOf(endpoint.shows, namedIn(endpoint, input) ?? [UNNAMED]);

/** What a call changes. */
export function tagsChanged(endpoint: Endpoint, input: Named): readonly Change[] {
  const named = namedIn(endpoint, input);
  return tagsOf(endpoint.changes, named ? [...named, UNNAMED] : ['Modules']);
}

/** Whether a message of another tab is a change. A kind of its build that this one doesn't know matches no read. */
export const isChange = (value: unknown): value is Change =>
  typeof value === 'string' ||
  (isRow(value) && value['type'] === 'Modules' && typeof value['id'] === 'string');
