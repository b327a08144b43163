/**
 * jsdom answers two questions that every role query asks by reading its whole default style sheet, or the
 * whole document, each time: half the time of a test of a large form. The answers here are the same ones
 * (quickPage.test.tsx), and whatever might make them differ goes to jsdom itself.
 */

/** What the queries and matchers of Testing Library read of a style. */
const INHERITED = ['visibility', 'pointerEvents', 'pointer-events'];
const OWN = ['display', 'opacity'];

/** The attributes that jsdom's default style sheet decides by whether and how an element is shown. */
const DECISIVE = ['hidden', 'open', 'popover', 'type'];

const cssName = (name: string) => (name === 'pointerEvents' ? 'pointer-events' : name);

/** Whether something in the element's own style, or in how tables hide their parts, may decide a property. */
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
 * Elements of one kind look the same as long as no style sheet and no style of their own says otherwise:
 * jsdom is asked once a kind.
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
    // How a summary is shown depends on where it stands.
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

/** The labels of a control: those around it and those that name it, as the document's order has them. */
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

/** Has a jsdom window answer quicker, and the same. A window that does already is left alone. */
export function quickenPage(page: Window & typeof globalThis): void {
  if (Reflect.has(page, DONE)) return;
  Object.defineProperty(page, DONE, { value: true });
  quickenStyles(page);
  quickenLabels(page);
}
