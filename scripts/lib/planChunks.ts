/** A module as the bundler knows it, by its ID: what it imports, and its code's length in bytes. */
export interface GraphModule {
  imports: readonly string[];
  bytes: number;
  isStyle: boolean;
}
export type Graph = (id: string) => GraphModule;

/** Modules that are loaded together, with all they import, and what a request and a byte count there. */
export interface Page {
  modules: readonly string[];
  weights: { request: number; byte: number };
}

interface PlanOptions {
  /** Modules that are in a file of their own already: they and all they import are left out. */
  entry: string;
  pages: readonly Page[];
  /** Bytes of code that are worth one request. */
  requestBytes: number;
}

/** Modules of one file. `pages` says for each page whether it loads the file (1) or not (0). */
interface Chunk {
  modules: string[];
  bytes: number;
  hasStyles: boolean;
  pages: Uint8Array;
  imports: Set<Chunk>;
  importers: Set<Chunk>;
}

/** What a request and a byte cost each page. */
interface Price {
  requests: readonly number[];
  bytes: readonly number[];
}

interface Pair {
  one: Chunk;
  other: Chunk;
  gain: number;
}

/** All that these modules import, themselves included, in the order of the imports. */
export function importsOf(graph: Graph, ids: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...graph(id).imports);
  }
  return seen;
}

/**
 * Files for the modules that several pages share, so that a page makes few requests and loads little that it doesn't
 * need. It begins with one file for each set of pages, and joins two files as long as the requests saved outweigh
 * the bytes that pages would load for nothing. Names of modules play no part.
 *
 * @returns the number of the file of each shared module; a module of one page alone has none
 */
export function planChunks(graph: Graph, { entry, pages, requestBytes }: PlanOptions) {
  const chunks = firstChunks(graph, entry, pages);
  joinChunks(chunks, {
    requests: pages.map(({ weights }) => weights.request * requestBytes),
    bytes: pages.map(({ weights }) => weights.byte),
  });
  return new Map([...chunks].flatMap(({ modules }, index) => modules.map((id) => [id, index])));
}

/** One chunk for each set of pages, of the modules that exactly these pages load. */
function firstChunks(graph: Graph, entry: string, pages: readonly Page[]): Set<Chunk> {
  const initial = importsOf(graph, [entry]);
  const pagesOf = new Map<string, Uint8Array>();
  pages.forEach(({ modules }, page) => {
    for (const id of importsOf(graph, modules)) {
      if (initial.has(id)) continue;
      const own = pagesOf.get(id) ?? new Uint8Array(pages.length);
      own[page] = 1;
      pagesOf.set(id, own);
    }
  });
  const bySet = new Map<string, Chunk>();
  const chunkOf = new Map<string, Chunk>();
  for (const [id, own] of pagesOf) {
    if (own.reduce((sum, bit) => sum + bit, 0) < 2) continue;
    const key = own.join('');
    const chunk = bySet.get(key) ?? emptyChunk(own);
    const { bytes, isStyle } = graph(id);
    chunk.modules.push(id);
    chunk.bytes += bytes;
    chunk.hasStyles ||= isStyle;
    bySet.set(key, chunk);
    chunkOf.set(id, chunk);
  }
  for (const [id, chunk] of chunkOf)
    for (const imported of graph(id).imports) {
      const other = chunkOf.get(imported);
      if (!other || other === chunk) continue;
      chunk.imports.add(other);
      other.importers.add(chunk);
    }
  return new Set(bySet.values());
}

const emptyChunk = (pages: Uint8Array): Chunk => ({
  modules: [],
  bytes: 0,
  hasStyles: false,
  pages,
  imports: new Set(),
  importers: new Set(),
});

/** Joins the pair that gains most, until none gains; never two that would then import each other in a circle. */
function joinChunks(chunks: Set<Chunk>, price: Price): void {
  let pairs: Pair[] = [];
  const weigh = (one: Chunk, other: Chunk) => {
    const gain = gainAtMost(one, other, price);
    if (gain > 0) pairs.push({ one, other, gain });
  };
  const list = [...chunks];
  list.forEach((one, index) => {
    for (const other of list.slice(index + 1)) weigh(one, other);
  });
  for (let best = largest(pairs); best; best = largest(pairs)) {
    const { one, other } = best;
    const isCircle = isBetween(one, other) || isBetween(other, one);
    const gain = isCircle ? 0 : gainAtMost(one, other, price) - costOfImports(one, other, price);
    if (gain < best.gain) {
      best.gain = gain;
      continue;
    }
    const whole = join(one, other);
    const changed = new Set([whole, ...openOnMorePages(whole)]);
    chunks.delete(one);
    chunks.delete(other);
    const isKept = (chunk: Chunk) => chunks.has(chunk) && !changed.has(chunk);
    pairs = pairs.filter((pair) => pair.gain > 0 && isKept(pair.one) && isKept(pair.other));
    chunks.add(whole);
    const open = new Set(chunks);
    for (const chunk of changed) {
      open.delete(chunk);
      for (const next of open) weigh(chunk, next);
    }
  }
}

function largest(pairs: readonly Pair[]): Pair | null {
  let best: Pair | null = null;
  for (const pair of pairs) if (pair.gain > (best?.gain ?? 0)) best = pair;
  return best;
}

/** Requests saved on pages that load both, less the bytes for nothing on pages that load one. */
function gainAtMost(one: Chunk, other: Chunk, { requests, bytes }: Price): number {
  const count = one.hasStyles && other.hasStyles ? 2 : 1;
  let sum = 0;
  for (let page = 0; page < bytes.length; page += 1) {
    const inOne = one.pages[page] === 1;
    const inOther = other.pages[page] === 1;
    if (inOne && inOther) sum += count * (requests[page] ?? 0);
    else if (inOne) sum -= (bytes[page] ?? 0) * other.bytes;
    else if (inOther) sum -= (bytes[page] ?? 0) * one.bytes;
  }
  return sum;
}

/** What pages that load one of the two would load for nothing besides: what the other imports. */
function costOfImports(one: Chunk, other: Chunk, { requests, bytes }: Price): number {
  let sum = 0;
  for (const [has, lacks] of [
    [one, other],
    [other, one],
  ] as const)
    for (const chunk of importsBehind(lacks)) {
      if (chunk === has) continue;
      for (let page = 0; page < bytes.length; page += 1)
        if (has.pages[page] === 1 && lacks.pages[page] === 0 && chunk.pages[page] === 0)
          sum += (requests[page] ?? 0) + (bytes[page] ?? 0) * chunk.bytes;
    }
  return sum;
}

function importsBehind(chunk: Chunk): Set<Chunk> {
  const seen = new Set<Chunk>();
  const open = [...chunk.imports];
  for (let next = open.pop(); next; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...next.imports);
  }
  return seen;
}

/** Lets each page that loads a chunk load what it imports, and returns what more pages load now. */
function openOnMorePages(chunk: Chunk): Chunk[] {
  return [...importsBehind(chunk)].filter((imported) => {
    let isMore = false;
    chunk.pages.forEach((bit, page) => {
      if (bit === 0 || imported.pages[page] === 1) return;
      imported.pages[page] = 1;
      isMore = true;
    });
    return isMore;
  });
}

/** Whether one imports the other by way of a third. */
function isBetween(from: Chunk, to: Chunk): boolean {
  const open = [...from.imports].filter((chunk) => chunk !== to);
  const seen = new Set<Chunk>();
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (chunk === to) return true;
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    open.push(...chunk.imports);
  }
  return false;
}

function join(one: Chunk, other: Chunk): Chunk {
  const whole: Chunk = {
    modules: [...one.modules, ...other.modules],
    bytes: one.bytes + other.bytes,
    hasStyles: one.hasStyles || other.hasStyles,
    pages: one.pages.map((bit, page) => Math.max(bit, other.pages[page] ?? 0)),
    imports: new Set([...one.imports, ...other.imports]),
    importers: new Set([...one.importers, ...other.importers]),
  };
  for (const part of [one, other]) {
    whole.imports.delete(part);
    whole.importers.delete(part);
  }
  for (const chunk of whole.imports) replace(chunk.importers, [one, other], whole);
  for (const chunk of whole.importers) replace(chunk.imports, [one, other], whole);
  return whole;
}

function replace(chunks: Set<Chunk>, parts: readonly Chunk[], whole: Chunk): void {
  for (const part of parts) chunks.delete(part);
  chunks.add(whole);
}
