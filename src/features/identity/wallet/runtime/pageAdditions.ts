/** Our own dialogs and drawers, which stand beside the application's root as well. */
const OURS = '#root, .modal, .modal-backdrop, .offcanvas, .offcanvas-backdrop';

/** How long after an attempt a wallet that has not answered yet is still expected to add something, ms. */
const LATE_MS = 60_000;

/** How an attempt ended: without a connection, or with one whose wallet may live in a frame of the page. */
type AttemptEnd = 'failed' | 'connected' | 'connected-outside';

interface Addition {
  readonly element: Element;
  /** Came while an older attempt, given up, might still have been at it. */
  readonly isDoubtful: boolean;
}

export interface AdditionsWatch {
  /** The call to the wallet: while it has not answered, it may add something after the attempt's end. */
  readonly during: (call: Promise<unknown>) => void;
  /**
   * Ends the watch. Nothing came of the attempt: what was added goes, and so does what comes late, as
   * long as no other attempt is under way. `connected`: all stays, because the wallet works in it.
   * `connected-outside`, for a wallet that has a window of its own: what an older attempt may have
   * added goes.
   */
  readonly end: (how: AttemptEnd) => void;
}

const isForeign = (node: Node): node is Element => node instanceof Element && !node.matches(OURS);

/**
 * What wallets put on the page. Some (Solflare's web wallet, for one) lay a frame over everything while
 * they are asked, and leave it there when nothing comes of it: without a reload the page takes no more
 * presses. None of them says what it added, so what joins the page during an attempt is noted here
 * (decision 48).
 */
export class PageAdditions {
  readonly #open = new Set<AdditionsWatch>();
  /** Attempts given up whose wallets have not answered, with what stops watching for them. */
  readonly #late = new Map<AdditionsWatch, () => void>();
  #isOn = false;

  /** The wallet code is on the page, until what is returned is called: then nothing late is expected. */
  start(): () => void {
    this.#isOn = true;
    return () => {
      this.#isOn = false;
      for (const stop of this.#late.values()) stop();
    };
  }

  /** Begins to note what anybody but us adds to the page. */
  watch(): AdditionsWatch {
    const found: Addition[] = [];
    let isOver = false;
    let isAnswered = true;

    const note = (records: readonly MutationRecord[]) => {
      const elements = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isForeign);
      if (!isOver) {
        const isDoubtful = this.#late.size > 0;
        found.push(...elements.map((element) => ({ element, isDoubtful })));
      } else if (this.#open.size === 0) {
        for (const element of elements) element.remove();
      }
    };
    const observer = new MutationObserver(note);
    observer.observe(document.body, { childList: true });
    // Some put themselves beside the body.
    observer.observe(document.documentElement, { childList: true });

    const stop = () => {
      this.#late.delete(self);
      observer.disconnect();
    };
    const answered = () => {
      isAnswered = true;
      if (isOver) stop();
    };
    const self: AdditionsWatch = {
      during(call) {
        isAnswered = false;
        call.then(answered, answered);
      },
      end: (how) => {
        if (isOver) return;
        note(observer.takeRecords());
        isOver = true;
        this.#open.delete(self);
        for (const { element, isDoubtful } of found) {
          if (how === 'failed' || (how === 'connected-outside' && isDoubtful)) element.remove();
        }
        if (how !== 'failed' || isAnswered || !this.#isOn) return stop();
        this.#late.set(self, stop);
        setTimeout(stop, LATE_MS);
      },
    };
    this.#open.add(self);
    return self;
  }
}
