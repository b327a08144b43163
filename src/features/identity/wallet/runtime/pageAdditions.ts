/** Our own dialogs and drawers, which are outside the application's root as well. */
const OURS = '#root, .modal, .modal-backdrop, .offcanvas, .offcanvas-backdrop';

/** How long after an attempt a wallet that has not answered may still add elements, ms. */
const LATE_MS = 60_000;

/** How an attempt ended: without a connection, or with one whose wallet may live in a frame of the page. */
type AttemptEnd = 'failed' | 'connected' | 'connected-outside';

interface Addition {
  readonly element: Element;
  /** Added while an older, abandoned attempt might still have been active. */
  readonly isDoubtful: boolean;
}

export interface AdditionsWatch {
  /** The call to the wallet: until it answers, it may add elements after the attempt's end. */
  readonly during: (call: Promise<unknown>) => void;
  /**
   * Ends the watch. `failed`: the added elements are removed, and so are late ones, as long as no other attempt is
   * running. `connected`: all stay, because the wallet uses them. `connected-outside`, for a wallet with a separate
   * window: elements an older attempt may have added are removed.
   */
  readonly end: (how: AttemptEnd) => void;
}

const isForeign = (node: Node): node is Element => node instanceof Element && !node.matches(OURS);

/**
 * The elements wallets add to the page. Some (such as Solflare's web wallet) lay a frame over everything during a
 * request, and leave it there if the request fails: the page then can't be used without a reload. No wallet reports its
 * elements, so everything added to the page during an attempt is recorded here (docs/product/wallets.md).
 */
export class PageAdditions {
  readonly #open = new Set<AdditionsWatch>();
  /** Abandoned attempts whose wallets have not answered, with the functions that stop watching them. */
  readonly #late = new Map<AdditionsWatch, () => void>();
  #isOn = false;

  /** Starts when the wallet code mounts; the returned function stops watching for late elements. */
  start(): () => void {
    this.#isOn = true;
    return () => {
      this.#isOn = false;
      for (const stop of this.#late.values()) stop();
    };
  }

  /** Starts recording elements added to the page by other code than ours. */
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
    // Some wallets add elements beside the body.
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
