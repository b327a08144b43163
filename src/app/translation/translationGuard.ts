/**
 * Keeps React working on a page that the browser translates (facebook/react#11538).
 *
 * Translators replace text nodes (Chrome, Google, Yandex, Safari) or merge neighboring ones into one (Firefox, Edge).
 * React keeps the text nodes it made, so removing one or inserting before it throws, and new text never shows. The
 * guard notes what took the place of each text. It then lets React's calls act on that, and puts the original back
 * once its text changes; the translator translates it again.
 */

/** The place of a text, and its replacement: none if it was merged into another text. */
interface Place {
  parent: Node;
  previous: Node | null;
  next: Node | null;
  standIns: Set<Node>;
}

/** The browser's methods that the guard wraps. */
interface NodeMethods {
  appendChild: (this: Node, node: Node) => Node;
  insertBefore: (this: Node, node: Node, other: Node | null) => Node;
  removeChild: (this: Node, child: Node) => Node;
  replaceChild: (this: Node, node: Node, child: Node) => Node;
}
interface Property {
  set?: (this: Node, value: string | null) => void;
}

const isText = (node: Node | null | undefined): node is Text => node?.nodeType === 3;

/** Elements that only translators create. They are the only sign of a translator that runs inside the page. */
const isTranslators = ({ nodeName }: Node) => nodeName === 'FONT' || nodeName === 'YA-TR-SPAN';

/** The child of `parent` that is or contains `node`. */
function childHolding(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** Guards the whole document until the function it returns is called. */
export function guardTranslation(): () => void {
  const nodes = Node.prototype;
  const natives: NodeMethods = nodes;
  const { appendChild, insertBefore, removeChild, replaceChild } = natives;

  const places = new WeakMap<Node, Place>();
  const replacedIn = new WeakMap<Node, Set<Node>>();
  const originalOf = new WeakMap<Node, Node>();
  /** Text that React wrote into nodes that were translated in place. */
  const written = new WeakMap<Node, string>();
  /** Nodes that neither React nor any other code of the page inserted. */
  const foreign = new WeakSet<Node>();
  /** The page's own texts that were replaced before and may return. */
  const reacts = new WeakSet<Node>();
  /** Nodes that a translator has inserted in this task, which may replace a text that it removes next. */
  const arrived = new Set<Node>();

  const observer = new MutationObserver((records) => note(records, false));
  /** Processes changes of other code before code of the page changes something. */
  const catchUp = () => note(observer.takeRecords(), false);
  const noteOwn = () => note(observer.takeRecords(), true);

  function note(records: MutationRecord[], isOwn: boolean) {
    for (const record of records) {
      if (record.type === 'characterData') noteRewriting(record, isOwn);
      else noteChildren(record, isOwn);
    }
  }

  function noteRewriting({ target, oldValue }: MutationRecord, isOwn: boolean) {
    if (isOwn) written.delete(target);
    else if (!written.has(target)) written.set(target, oldValue ?? '');
  }

  function noteChildren(record: MutationRecord, isOwn: boolean) {
    const { target, previousSibling, nextSibling } = record;
    const removed = [...record.removedNodes];
    const added = [...record.addedNodes].filter((node) => {
      forget(node);
      return !reacts.has(node) && (!isOwn || isTranslators(node));
    });
    for (const node of added) {
      foreign.add(node);
      if (!wraps(node)) arrived.add(node);
    }
    // An extension moves a text into its own element.
    if ([...record.addedNodes].some((node) => reacts.has(node))) arrived.delete(target);
    if (added.length > 0) queueMicrotask(() => arrived.clear());
    if (removed.length === 0 && added.length > 0) fillGap(record, added);
    removed.forEach((node, index) => {
      arrived.delete(node);
      const original = originalOf.get(node);
      if (!original && (!isText(node) || foreign.has(node))) return;
      if (!original) reacts.add(node);
      // It was moved, or has already returned.
      if (node.parentNode) return;
      const previous = removed[index - 1] ?? previousSibling;
      const next = removed[index + 1] ?? nextSibling;
      const standIns = added.length > 0 ? added.splice(0) : arrivedBeside(previous, next, isOwn);
      if (!original && isOwn && standIns.length === 0) return;
      const text = original ?? node;
      const place = places.get(text) ?? { standIns: new Set<Node>() };
      place.standIns.delete(node);
      originalOf.delete(node);
      places.set(
        text,
        Object.assign(place, { parent: target, previous: known(previous), next: known(next) }),
      );
      const texts = replacedIn.get(target) ?? new Set();
      replacedIn.set(target, texts.add(text));
      replaceBy(text, standIns);
    });
  }

  const wraps = (node: Node): boolean =>
    reacts.has(node) || (node.firstChild !== null && wraps(node.firstChild));

  const known = (node: Node | null) => (node && originalOf.get(node)) ?? node;

  function replaceBy(text: Node, standIns: Iterable<Node>) {
    for (const node of standIns) {
      places.get(text)?.standIns.add(node);
      originalOf.set(node, text);
      arrived.delete(node);
    }
  }

  /** Nodes that a translator inserted beside a text before it removed the text. */
  function arrivedBeside(previous: Node | null, next: Node | null, isOwn: boolean): Node[] {
    const hasArrived = (node: Node | null): node is Node =>
      node !== null && arrived.has(node) && (!isOwn || isTranslators(node));
    const found: Node[] = [];
    for (let node = previous; hasArrived(node); node = node.previousSibling) found.unshift(node);
    return found.length === 0 && hasArrived(next) ? [next] : found;
  }

  /** A translator may also remove a text first and insert what replaces it afterwards. */
  function fillGap({ target, previousSibling, nextSibling }: MutationRecord, added: Node[]) {
    for (const text of replacedIn.get(target) ?? []) {
      const place = places.get(text);
      if (
        place?.standIns.size === 0 &&
        place.previous === known(previousSibling) &&
        place.next === known(nextSibling)
      ) {
        replaceBy(text, added.splice(0));
        return;
      }
    }
  }

  function forget(text: Node) {
    const place = places.get(text);
    if (!place) return;
    places.delete(text);
    replacedIn.get(place.parent)?.delete(text);
    for (const node of place.standIns) originalOf.delete(node);
  }

  const standInOf = ({ parent, standIns }: Place): Node | null => {
    for (const node of standIns) {
      const child = childHolding(parent, node);
      if (child) return child;
    }
    return null;
  };

  /** Puts the originals back into an element: one sentence of several texts is translated as a whole. */
  function restoreIn(parent: Node) {
    const merged: [Node, Place][] = [];
    for (const text of replacedIn.get(parent) ?? []) {
      const place = places.get(text);
      const before = place && standInOf(place);
      if (before) insertBefore.call(parent, text, before);
      else if (place) merged.unshift([text, place]);
      for (const node of place?.standIns ?? []) {
        if (node.parentNode) removeChild.call(node.parentNode, node);
      }
      forget(text);
    }
    for (const [text, { previous, next }] of merged) {
      const after = childHolding(parent, previous);
      const before = childHolding(parent, next) ?? (next && after ? after.nextSibling : null);
      insertBefore.call(parent, text, before);
    }
    for (const child of parent.childNodes) {
      const value = written.get(child);
      if (value !== undefined) setNodeValue?.call(child, value);
      written.delete(child);
    }
    observer.takeRecords();
  }

  /** Restores a text that is about to be changed, removed or moved. */
  function restore(node: Node) {
    const place = places.get(node);
    if (place) restoreIn(place.parent);
    else if (isText(node) && node.parentNode && hasMerged(node.parentNode)) {
      restoreIn(node.parentNode);
    }
  }

  function hasMerged(parent: Node) {
    for (const text of replacedIn.get(parent) ?? []) {
      if (places.get(text)?.standIns.size === 0) return true;
    }
    return false;
  }

  /** Runs before `node` is inserted in front of `other`, or in its place. */
  function release(node: Node, other: Node | null) {
    // A translator inside the page restores the original.
    if (other && originalOf.get(other) === node) forget(node);
    else restore(node);
  }

  /** The child of `parent` that a node is to be inserted before, where `other` may be gone. */
  function placeBefore(parent: Node, other: Node | null): Node | null {
    if (!other || other.parentNode === parent) return other;
    const place = places.get(other);
    if (place && parent.contains(place.parent)) {
      const standIn = standInOf(place);
      if (!standIn) restoreIn(place.parent);
      return childHolding(parent, standIn ?? other);
    }
    // An extension has wrapped or removed it. If it is elsewhere, the call is wrong and throws.
    return other.isConnected ? (childHolding(parent, other) ?? other) : null;
  }

  nodes.appendChild = function append<T extends Node>(this: Node, node: T): T {
    if (!this.isConnected && !places.has(node)) {
      appendChild.call(this, node);
      return node;
    }
    catchUp();
    release(node, null);
    appendChild.call(this, node);
    noteOwn();
    return node;
  };

  nodes.insertBefore = function insert<T extends Node>(this: Node, node: T, other: Node | null): T {
    catchUp();
    release(node, other);
    insertBefore.call(this, node, placeBefore(this, other));
    noteOwn();
    return node;
  };

  nodes.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    catchUp();
    restore(child);
    const parent = child.parentNode;
    // An extension has removed it already.
    if (!parent) return child;
    removeChild.call(this.contains(parent) || !parent.isConnected ? parent : this, child);
    noteOwn();
    return child;
  };

  nodes.replaceChild = function replace<T extends Node>(this: Node, node: Node, child: T): T {
    catchUp();
    release(node, child);
    restore(child);
    const parent = child.parentNode;
    replaceChild.call(parent && this.contains(parent) ? parent : this, node, child);
    noteOwn();
    return child;
  };

  /** Lets new text reach the page when the text node it is set on has been replaced. */
  function guardSetter(prototype: Node, name: 'nodeValue' | 'textContent' | 'data') {
    const own: Property | undefined = Object.getOwnPropertyDescriptor(prototype, name);
    if (!own?.set) return null;
    const { set } = own;
    Object.defineProperty(prototype, name, {
      ...own,
      set(this: Node, value: string | null) {
        catchUp();
        if (isText(this)) restore(this);
        else if (name === 'textContent') replacedIn.delete(this);
        set.call(this, value);
        noteOwn();
      },
    });
    return { set, undo: () => Object.defineProperty(prototype, name, own) };
  }
  const setters = [
    guardSetter(nodes, 'nodeValue'),
    guardSetter(nodes, 'textContent'),
    guardSetter(CharacterData.prototype, 'data'),
  ];
  const setNodeValue = setters[0]?.set;

  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  });

  return () => {
    observer.disconnect();
    Object.assign(nodes, { appendChild, insertBefore, removeChild, replaceChild });
    for (const setter of setters) setter?.undo();
  };
}
