import { watchdog } from './watchdog';
import { spareTime } from '@/shared/state/spareTime';

/** Whatever becomes of the first screen, what waits for it begins after so long, ms. */
const LIMIT_MS = 5_000;

export function createFirstScreen() {
  let isExpected = false;
  let markFirstScreen = () => {};
  const arrival = new Promise<void>((resolve) => {
    markFirstScreen = resolve;
  });
  /**
   * Resolves once the first screen is there, what it asked of the API has been answered, and the browser has nothing
   * better to do. Never rejects.
   */
  const whenSettled = () => Promise.race([arrival.then(quiet), later(LIMIT_MS)]);
  return {
    /** A page load has begun, and a first screen will come. */
    expectFirstScreen: () => {
      isExpected = true;
    },
    /** The first screen of this page load is in the document. Said again, it changes nothing. */
    markFirstScreen,
    whenSettled,
    /** As `whenSettled`, for code that a page's content does without; at once where a part is drawn on its own. */
    afterFirstScreen: async () => {
      if (isExpected) await whenSettled();
    },
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

export const { expectFirstScreen, markFirstScreen, whenSettled, afterFirstScreen } =
  createFirstScreen();
