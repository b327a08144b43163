/**
 * jsdom answers two questions of every role query by reading its whole default style sheet, or the whole document, each
 * time: half the time of a test of a large form. The answers here are the same (quickPage.test.tsx), and any case that
 * might differ is left to jsdom.
 */

/** Style properties that the queries and matchers of Testing Library read. */
const INHERITED = ['visibility', 'pointerEvents', 'pointer-events'];
const OWN = ['display', 'opacity'];

/** Attributes that jsdom's default style sheet uses to decide whether and how an element is displayed. */
const DECISIVE = ['hidden', 'open', 'popover', 'type'];

const cssName = (name: string) => (name === 'pointerEvents' ? 'pointer-events' : name);

/** Whether the element's inline style, or the way tables hide their parts, may decide a property. */
const decides = (element: Element, property: string) =>
  element.getAttribute('style')?.includes(property) === true ||
  (property === 'visibility' && element.hasAttribute('hidden'));

function anyAbove(element: Element, test: (one: Element) => boolean): boolean {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    if (test(one)) return true;
  }
  return false;
}

/**
 * Elements of one kind look the same unless a style sheet or an inline style changes them: jsdom computes each kind
 * once.
 */
function quickenStyles(page: Window & typeof globalThis): void {
  const exact = page.getComputedStyle.bind(page);
  const known = new Map<string, string>();
  const ofKind = (element: Element, name: string) => {
    const kind = [name, element.localName, ...DECISIVE.map((one) => element.getAttribute(one))];
    const key = JSON.stringify(kind);
    const value = known.get(key) ?? exact(element).getPropertyValue(cssName(name));
    known.set(key, value);
    return value;
  };
  const quick = (element: Element, name: string): string | undefined => {
    // The display of a summary depends on its parent.
    if (OWN.includes(name) && element.localName !== 'summary') {
      return decides(element, name) ? undefined : ofKind(element, name);
    }
    if (!INHERITED.includes(name)) return undefined;
    const isDecided = anyAbove(element, (one) => decides(one, cssName(name)));
    return isDecided ? undefined : ofKind(page.document.documentElement, name);
  };
  page.getComputedStyle = (element, pseudoElement) => {
    const isPlain = pseudoElement === undefined || pseudoElement === null;
    if (!isPlain || page.document.styleSheets.length > 0) return exact(element, pseudoElement);
    let whole: CSSStyleDeclaration | undefined;
    const read = (name: string | symbol): unknown => {
      whole ??= exact(element);
      const value: unknown = Reflect.get(whole, name, whole);
      return typeof value === 'function' ? value.bind(whole) : value;
    };
    const getPropertyValue = (name: string) =>
      quick(element, name) ?? exact(element).getPropertyValue(name);
    return new Proxy(page.CSSStyleDeclaration.prototype, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return getPropertyValue;
        return (typeof name === 'string' ? quick(element, name) : undefined) ?? read(name);
      },
    });
  };
}

/** The labels of a control: those around it and those that reference it, in document order. */
function quickenLabels(page: Window & typeof globalThis): void {
  const labelable = [
    page.HTMLButtonElement,
    page.HTMLInputElement,
    page.HTMLMeterElement,
    page.HTMLOutputElement,
    page.HTMLProgressElement,
    page.HTMLSelectElement,
    page.HTMLTextAreaElement,
  ];
  const belongsTo = (label: HTMLLabelElement, control: HTMLElement) => {
    const id = label.getAttribute('for');
    if (id === null) return label.contains(control) && label.control === control;
    return id !== '' && id === control.id && page.document.getElementById(id) === control;
  };
  for (const { prototype } of labelable) {
    const exact = Object.getOwnPropertyDescriptor(prototype, 'labels');
    Object.defineProperty(prototype, 'labels', {
      ...exact,
      get(this: HTMLElement): unknown {
        const isHidden = this instanceof page.HTMLInputElement && this.type === 'hidden';
        if (isHidden || !this.isConnected) return exact?.get?.call(this);
        const labels = page.document.getElementsByTagName('label');
        return Array.from(labels).filter((label) => belongsTo(label, this));
      },
    });
  }
}

const DONE = Symbol.for('castle-bots: this window answers quickly');

/** Makes a jsdom window answer faster, with the same results. Idempotent. */
export function quickenPage(page: Window & typeof globalThis): void {
  if (Reflect.has(page, DONE)) return;
  Object.defineProperty(page, DONE, { value: true });
  quickenStyles(page);
  quickenLabels(page);
}
