import { getResponse, type RequestHandler } from 'msw';
import { createHandlers } from '../../application';
import { routes } from '../../routes';
import { parseCookies, WORLD_COOKIE } from '../../http/cookies';
import { addressSeen } from '../../http/connectionAddress';
import { fail } from '../../http/envelope';
import { bodyLimits } from '../../http/limits';
import { startSimulation } from '../../domains/simulation/simulation';
import { diskFiles } from './diskFiles';
import { createWorld } from '../../createWorld';
import type { World, WorldSettings } from '../../store/world';
import { openStateFile } from './stateFile';

/** The back end of the dev and preview servers. */
export interface NodeBackend {
  handle(this: void, request: Request): Promise<Response>;
  /** The largest body a call may have, bytes. */
  limitOf(this: void, method: string, address: string): number;
  /** Stores what has not been stored yet. Synchronous, so that it can run as the process ends. */
  close(): void;
}

interface Home {
  world: World;
  handlers: RequestHandler[];
}

/** How often simulated events are made, ms. */
const SIMULATION_INTERVAL = 5000;

/** In-memory worlds kept at once; the one unused for longest goes first. */
const MAX_WORLDS = 40;

/** Set by the browser tests: an answer that is not what the document says becomes a 500. */
const isChecked = process.env['CHECK_ANSWERS'] === '1';

const house = (world: World): Home => ({
  world,
  handlers: createHandlers(world, { addressOf: addressSeen, ...(isChecked ? { check } : {}) }),
});

async function check(request: Request, answer: Response): Promise<void> {
  const { checksAnswers } = await import('./answerChecker');
  const problems: string[] = [];
  await checksAnswers((problem) => void problems.push(problem))(request, answer);
  if (problems.length > 0) throw new Error(`Not as docs/openapi.json says: ${problems.join()}`);
}

/**
 * `stateFile` holds the default world, and the folder `files` what members have sent in it; worlds named by the
 * `castle_world` cookie live in memory. With `isSimulated` the default world gets simulated activity
 * (`domains/simulation`), so that developers see screens change; tests never use it.
 */
export function createNodeBackend(
  stateFile: string,
  settings: Partial<WorldSettings>,
  files = `${stateFile}.files`,
  isSimulated = false,
): NodeBackend {
  const file = openStateFile(stateFile);
  const store = diskFiles(files);
  const main = house(createWorld({ settings, snapshot: file.read(), files: store }));
  // What no row names any more: the state was thrown away, or the process ended in between.
  const { uploads, ownPictures, profileFiles, serverPictures } = main.world.db;
  void store.keepOnly([
    ...[...uploads, ...ownPictures, ...profileFiles].map(({ id }) => id),
    ...serverPictures.map(({ sha256 }) => sha256),
  ]);
  main.world.onChange(() => file.write(() => main.world.snapshot()));
  const timer = isSimulated
    ? setInterval(startSimulation(main.world), SIMULATION_INTERVAL).unref()
    : undefined;
  const others = new Map<string, Home>();

  function homeOf(request: Request): Home {
    const id = parseCookies(request.headers.get('cookie'))[WORLD_COOKIE];
    if (id === undefined || !/^[\w-]{1,64}$/.test(id)) return main;
    const home = others.get(id) ?? house(createWorld({ id, settings }));
    others.delete(id);
    others.set(id, home);
    const oldest = others.keys().next();
    if (others.size > MAX_WORLDS && oldest.done !== true) others.delete(oldest.value);
    return home;
  }

  return {
    async handle(request) {
      const response = await getResponse(homeOf(request).handlers, request);
      return response ?? fail('method-not-allowed', 'Call not found.');
    },
    limitOf: bodyLimits(routes),
    close() {
      clearInterval(timer);
      file.flush();
    },
  };
}
