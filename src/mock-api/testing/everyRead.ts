import { completeValues } from '@/features/modules/engine/schema';
import { loadModule } from '@/features/modules/engine/registry';
import type { Values } from '@/features/modules/common-fields/field';
import { accrualModules } from '@/features/earning/accruals/accrual';
import { holderModules } from '@/features/modules/holder-checks/holderModules';
import { previewStates } from '@/features/earning/quests/manage/questOverview';
import { serverReports } from '@/features/reports/report';
import { isRow } from '@/shared/api/lenient';
import { DAY } from '@/shared/time/durations';
import { collections, tokens } from '../domains/market/market';
import { eventsOf } from '../domains/market/marketEvents';
import type { OpenApiDocument } from '../openapi/document';
import { QUESTS } from '../seed/modules/quests';
import { platformOf } from '../domains/reports/platform';
import { reporters } from '../domains/reports/reporters';
import type { World } from '../store/world';

const SERVER = 'srv-keep';
const KEEPERS = collections[0]?.address ?? '';

/** A read-only request, and its name in tests. */
export interface Read {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

interface Choices {
  /** Names of query parameters. */
  names: readonly string[];
  /** Queries with each value of the parameters that have few. */
  queries: readonly string[];
}

const rowAt = (value: unknown, key: string): unknown => (isRow(value) ? value[key] : undefined);

/** A parameter of the document, after following a reference. */
function resolved({ components }: OpenApiDocument, parameter: unknown): unknown {
  const name = rowAt(parameter, '$ref');
  if (typeof name !== 'string') return parameter;
  return rowAt(rowAt(components, 'parameters'), name.split('/').at(-1) ?? '');
}

function choicesOf(document: OpenApiDocument, operation: unknown): Choices {
  const parameters = rowAt(operation, 'parameters');
  const asked = (Array.isArray(parameters) ? parameters : [])
    .map((each) => resolved(document, each))
    .filter((each) => rowAt(each, 'in') === 'query');
  return {
    names: asked.map((each) => String(rowAt(each, 'name'))),
    queries: asked.flatMap((each) => {
      const values = rowAt(rowAt(each, 'schema'), 'enum');
      return Array.isArray(values)
        ? values.map((value) => `${String(rowAt(each, 'name'))}=${String(value)}`)
        : [];
    }),
  };
}

/** A path with existing ids, those of a user where there are any. */
function addressOf({ db }: World, path: string, personId: string): string {
  const submission = db.submissions.find(
    (row) => row.userId === personId && row.serverId === SERVER,
  );
  const ids: Readonly<Record<string, string>> = {
    id: path.startsWith('/get-package') ? 'pkg-gold' : SERVER,
    serverId: SERVER,
    slug: path.includes('/modules/') ? 'quest' : 'solana-keep',
    serverSlug: 'solana-keep',
    questSlug: 'through-the-gate',
    section: 'task-to-earn',
    claimId: 'clm-1',
    ruleId: QUESTS.gate,
    memberId: personId,
    username: db.users.find(({ id }) => id === personId)?.username ?? '',
    entryId: `dlv-${SERVER}-0`,
    submissionId: submission?.id ?? 'none',
    uploadId: db.uploads[0]?.id ?? 'none',
    linkId: 'lnk-keepweekly',
    runId: db.accrualRuns[0]?.id ?? 'none',
    caseId:
      db.cases.find((row) => row.serverId === SERVER && row.userId === personId)?.id ?? 'none',
    mint: tokens[0]?.mint ?? '',
    address: KEEPERS,
  };
  return `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'none')}`;
}

/** The paths for a path of reports: each report, and the rows of each of its figures. */
async function spelledOut(world: World, path: string): Promise<readonly string[]> {
  const guild = world.db.guilds.find(({ id }) => id === SERVER);
  if (!guild || !path.includes('/reports/')) return [path];
  const isOfServer = path.includes('{report}');
  const reports = await Promise.all(
    (isOfServer ? serverReports : []).map(async (report) => ({
      path: path.replace('{report}', report),
      sources: await reporters[report]({ world, guild }),
    })),
  );
  if (!isOfServer) reports.push({ path, sources: await platformOf(world) });
  return reports.flatMap((report) =>
    path.endsWith('/rows')
      ? report.sources.map(({ key }) => `${report.path}?figure=${key}`)
      : [report.path],
  );
}

const withQuery = (path: string, ...queries: readonly string[]) =>
  [path, ...queries.filter(Boolean)].reduce(
    (whole, query) => `${whole}${whole.includes('?') ? '&' : '?'}${query}`,
  );

/** Every GET, without a query and with each value of the parameters that have few. */
export async function everyGet(
  document: OpenApiDocument,
  world: World,
  personId: string,
): Promise<Read[]> {
  const reads: Read[] = [];
  for (const [name, calls] of Object.entries(document.paths)) {
    if (!('get' in calls) || name === '/auth/logout') continue;
    const { names, queries } = choicesOf(document, calls['get']);
    const size = names.includes('pageSize') ? 'pageSize=100' : '';
    for (const spelled of await spelledOut(world, name))
      // The rows of the longest time include those of the others.
      for (const query of name.endsWith('/rows') ? ['span=90'] : ['', ...queries]) {
        const path = withQuery(addressOf(world, spelled, personId), size, query);
        reads.push({ name, method: 'GET', path });
      }
  }
  return reads;
}

/** Every POST that changes nothing: estimates, dry runs, checks, replays without a channel, previews, exports. */
export async function everyReadingPost(world: World, personId: string): Promise<Read[]> {
  const { db, clock } = world;
  const of = (rest: string, body: unknown): Read => ({
    name: `/servers/{id}/${rest}`,
    method: 'POST',
    path: `/api/servers/${SERVER}/${rest}`,
    body,
  });
  /** The rules of modules with complete values, or the module's own values. */
  const savedIn = async (slugs: readonly string[]) => {
    const bodies: { module: string; values: Values; ruleId?: string }[] = [];
    for (const module of slugs) {
      const spec = await loadModule(module);
      const row = db.modules.find((each) => each.serverId === SERVER && each.slug === module);
      if (!spec || !row) continue;
      const whole = (values: Values) => completeValues(spec.fields, values);
      if (row.values) bodies.push({ module, values: whole(row.values) });
      for (const { id, values } of row.rules)
        bodies.push({ module, values: whole(values), ruleId: id });
    }
    return bodies;
  };
  const username = db.users.find(({ id }) => id === personId)?.username ?? '';
  const roles = db.guilds.find(({ id }) => id === SERVER)?.roles ?? [];
  const signature = eventsOf('SALE', KEEPERS, clock.now() - 5 * DAY, clock.now())[0]?.signature;
  return [
    ...(await savedIn(accrualModules)).map((body) => of('accruals/estimate', body)),
    of('post-history/checks', { module: 'nft-sale', signature }),
    ...(await savedIn(['nft-sale'])).map(({ module, ruleId }) =>
      of('post-history/replays', { module, ruleId, signature, channelId: null }),
    ),
    ...(await savedIn(holderModules)).map((body) => of('holder-rules/preview', body)),
    of('holder-checks', { of: username }),
    of('members/export', { filters: {} }),
    of('members/export', { filters: { search: username } }),
    ...roles.map(({ id }) =>
      of('bulk-role-changes/preview', { roleId: id, action: 'GIVE', members: [personId] }),
    ),
    of('quests/reach', { match: 1, conditions: [] }),
    ...(await savedIn(['quest'])).flatMap(({ values }) =>
      previewStates.map((state) => of('quests/preview', { values, state })),
    ),
  ];
}

/** Every search for a text, and every check of one. */
export async function everySearch(
  document: OpenApiDocument,
  world: World,
  personId: string,
  text: string,
): Promise<Read[]> {
  const reads: Read[] = [];
  for (const [name, calls] of Object.entries(document.paths)) {
    const { names } = choicesOf(document, calls['get']);
    if (!names.includes('search')) continue;
    const of = names.includes('of') ? 'of=asset' : '';
    for (const spelled of await spelledOut(world, name)) {
      const address = addressOf(world, spelled, personId);
      const path = withQuery(address, `search=${encodeURIComponent(text)}`, of);
      reads.push({ name, method: 'GET', path });
    }
  }
  const posted = (rest: string, body: unknown): Read => ({
    name: `/servers/{id}/${rest}`,
    method: 'POST',
    path: `/api/servers/${SERVER}/${rest}`,
    body,
  });
  return [
    ...reads,
    posted('members/export', { filters: { search: text } }),
    posted('holder-checks', { of: text }),
  ];
}
