import { watchdog } from '@/shared/api/watchdog';
import { spareTime } from '@/shared/state/spareTime';

/** Whatever becomes of the first screen, what waits for it begins after so long, ms. */
const LIMIT_MS = 5_000;

export function createFirstScreen() {
  let markFirstScreen = () => {};
  const arrival = new Promise<void>((resolve) => {
    markFirstScreen = resolve;
  });
  return {
    /** The first screen of this page load is in the document. Said again, it changes nothing. */
    markFirstScreen,
    /**
     * Resolves once the first screen is there, what it asked of the API has been answered, and the browser has nothing
     * better to do. Never rejects.
     */
    whenSettled: () => Promise.race([arrival.then(quiet), later(LIMIT_MS)]),
  };
}

async function quiet(): Promise<void> {
  do {
    await watchdog.whenIdle();
    await spareTime();
    // What has come may be what the next thing is asked with.
  } while (watchdog.isBusy());
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const { markFirstScreen, whenSettled } = createFirstScreen();
