import * as fc from 'fast-check';
import { createElement, Fragment, Suspense, use, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { guardTranslation } from './translationGuard';

// Translators run apart from the page and use what the browser has, not what the guard puts in its place.
interface NodeMethods {
  appendChild: (this: Node, node: Node) => Node;
  insertBefore: (this: Node, node: Node, other: Node | null) => Node;
  removeChild: (this: Node, child: Node) => Node;
  replaceChild: (this: Node, node: Node, child: Node) => Node;
}
interface Property {
  set?: (this: Node, value: string) => void;
}
const natives: NodeMethods = Node.prototype;
const { insertBefore, removeChild, replaceChild, appendChild } = natives;
const nodeValue: Property | undefined = Object.getOwnPropertyDescriptor(
  Node.prototype,
  'nodeValue',
);
const setNodeValue = nodeValue?.set;

type Replace = (text: Text, parent: Node) => void;

const nothing: Replace = () => undefined;
const isText = (node: Node | null | undefined): node is Text => node?.nodeType === 3;
const translated = (text: string) => `«${text}»`;
const original = (text: string) => text.replaceAll(/[«»]/g, '');

function fontFor(text: Text): HTMLElement {
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  appendChild.call(inner, document.createTextNode(translated(text.data)));
  appendChild.call(outer, inner);
  return outer;
}

/** The ways in which browsers and extensions put a translation, or an element of theirs, in place of a text. */
const translators: Record<string, Replace> = {
  'replaces texts': (text, parent) => {
    replaceChild.call(parent, fontFor(text), text);
  },
  'inserts first, then removes': (text, parent) => {
    insertBefore.call(parent, fontFor(text), text);
    removeChild.call(parent, text);
  },
  'removes first, then inserts': (text, parent) => {
    const next = text.nextSibling;
    removeChild.call(parent, text);
    insertBefore.call(parent, fontFor(text), next);
  },
  'puts in a new text': (text, parent) => {
    replaceChild.call(parent, document.createTextNode(translated(text.data)), text);
  },
  'merges texts in place': (text, parent) => {
    let whole = text.data;
    while (isText(text.nextSibling)) {
      whole += text.nextSibling.data;
      removeChild.call(parent, text.nextSibling);
    }
    setNodeValue?.call(text, translated(whole));
  },
  'runs in the page and replaces': (text, parent) => {
    parent.replaceChild(fontFor(text), text);
  },
  'runs in the page, inserts and removes': (text, parent) => {
    parent.insertBefore(fontFor(text), text);
    parent.removeChild(text);
  },
  'wraps texts': (text, parent) => {
    if (parent.nodeName === 'MARK') return;
    const mark = document.createElement('mark');
    insertBefore.call(parent, mark, text);
    appendChild.call(mark, text);
  },
};

function textsIn(node: Node): Text[] {
  return [...node.childNodes].flatMap((child) => (isText(child) ? [child] : textsIn(child)));
}

/** What was replaced, to be put back as browsers do when the original is asked for. */
type Replaced = [text: Text, standIn: Node][];

function translate(root: Node, replace: Replace): Replaced {
  const replaced: Replaced = [];
  for (const text of textsIn(root)) {
    const parent = text.parentNode;
    if (!parent || text.data.includes('«') || text.data === '') continue;
    const before = text.previousSibling;
    replace(text, parent);
    const standIn = before ? before.nextSibling : parent.firstChild;
    if (standIn && !text.parentNode) replaced.push([text, standIn]);
  }
  return replaced;
}

function showOriginal(replaced: Replaced, isNewText: boolean) {
  for (const [text, standIn] of replaced) {
    if (!standIn.parentNode || text.parentNode) continue;
    const back = isNewText ? document.createTextNode(text.data) : text;
    replaceChild.call(standIn.parentNode, back, standIn);
  }
}

let root: Root;
let box: HTMLElement;
let unguard: () => void;

beforeEach(() => {
  unguard = guardTranslation();
  box = document.createElement('div');
  document.body.append(box);
  root = createRoot(box);
});

afterEach(() => {
  flushSync(() => root.unmount());
  box.remove();
  unguard();
});

const draw = (content: ReactNode) => flushSync(() => root.render(content));
const seen = () => original(box.textContent);

describe.each(Object.entries(translators))('E41: a translator that %s', (_, replace) => {
  test('a removed text leaves nothing behind', () => {
    draw(['Saved', <b key="b">!</b>]);
    translate(box, replace);
    draw([null, <b key="b">!</b>]);
    expect(seen()).toBe('!');
  });

  test('an element inserted before a text comes before its translation', () => {
    draw(<p>{[null, 'Quests']}</p>);
    translate(box, replace);
    draw(<p>{[<i key="i">3 </i>, 'Quests']}</p>);
    expect(seen()).toBe('3 Quests');
  });

  test('a changed number within a sentence is shown', () => {
    draw(<p>Total: {'19.99'} SOL</p>);
    translate(box, replace);
    draw(<p>Total: {'29.99'} SOL</p>);
    expect(seen()).toBe('Total: 29.99 SOL');
    translate(box, replace);
    draw(<p>Total: {'39.99'} SOL</p>);
    expect(seen()).toBe('Total: 39.99 SOL');
  });

  test('a changed text that is alone in its element is shown', () => {
    draw(<p>Pending</p>);
    translate(box, replace);
    draw(<p>Paid</p>);
    expect(seen()).toBe('Paid');
  });

  test('reordered texts are moved', () => {
    const Word = ({ of }: { of: string }) => of;
    const list = (words: string[]) => words.map((word) => <Word key={word} of={word} />);
    draw(list(['one ', 'two ', 'three ']));
    translate(box, replace);
    draw(list(['three ', 'one ', 'two ']));
    expect(seen()).toBe('three one two ');
  });

  test('a portal is emptied', () => {
    const drawer = document.createElement('div');
    document.body.append(drawer);
    draw(createPortal(['Menu ', <b key="b">of</b>, ' Mira'], drawer));
    translate(drawer, replace);
    draw(null);
    expect(drawer.textContent).toBe('');
    drawer.remove();
  });
});

test('a text that Suspense hides and shows again is up to date', async () => {
  let resolve: (text: string) => void = () => undefined;
  const wait = new Promise<string>((done) => {
    resolve = done;
  });
  const Late = ({ of }: { of: Promise<string> | string }) =>
    typeof of === 'string' ? of : use(of);
  const page = (of: Promise<string> | string) => (
    <Suspense fallback="Loading">
      {'Balance: '}
      <Late of={of} />
    </Suspense>
  );
  draw(page('1'));
  translate(box, translators['replaces texts'] ?? nothing);
  draw(page(wait));
  expect(seen()).toBe('Loading');
  resolve('2');
  await expect.poll(seen).toBe('Balance: 2');
});

test('a DOM call unrelated to a translation still throws', () => {
  const elsewhere = document.createElement('p');
  document.body.append(elsewhere);
  expect(() => document.head.removeChild(elsewhere)).toThrow('child');
  const inserted = document.createElement('i');
  expect(() => document.head.insertBefore(inserted, elsewhere)).toThrow('child');
  elsewhere.remove();
});

type Tree = string | null | { tag: string; key: string; children: Tree[] };

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom('a', 'b ', 'c', ' 1', '2', ''),
    fc.constant(null),
    fc.record({
      tag: fc.constantFrom('div', 'b', ''),
      key: fc.constantFrom('x', 'y', 'z'),
      children: fc.array(tie('tree'), { maxLength: 4 }),
    }),
  ),
}));

const isElement = (node: Tree): node is Exclude<Tree, string | null> =>
  node !== null && typeof node !== 'string';

/** Children whose keys differ, so that React moves those it has drawn before. */
const withKeys = (children: Tree[]): Tree[] =>
  children.map((child, index) =>
    isElement(child) && children.slice(0, index).some((one) => keyOf(one) === keyOf(child))
      ? null
      : child,
  );

const keyOf = (node: Tree) => (isElement(node) ? node.key : null);

const toReact = (node: Tree): ReactNode =>
  isElement(node)
    ? createElement(
        node.tag === '' ? Fragment : node.tag,
        { key: node.key },
        node.children.length === 1 ? toReact(node.children[0] ?? null) : drawn(node.children),
      )
    : node;

const drawn = (children: Tree[]) => withKeys(children).map(toReact);

const textOf = (node: Tree): string =>
  isElement(node) ? withKeys(node.children).map(textOf).join('') : (node ?? '');

const step = fc.oneof(
  fc.record({ do: fc.constant('draw' as const), trees: fc.array(tree, { maxLength: 4 }) }),
  fc.record({
    do: fc.constant('translate' as const),
    // Whether the guard hears of it before the next step, or catches up with it.
    isHeard: fc.boolean(),
    way: fc.nat({ max: 7 }),
  }),
  fc.record({ do: fc.constant('original' as const), isNewText: fc.boolean() }),
);

const ways = Object.values(translators);

test.each([
  ...Object.entries(translators).map(([name, replace]) => [name, [replace]] as const),
  ['works in another way each time', ways] as const,
])(
  'E41: the text matches React’s output whenever a translator that %s runs in between',
  async (_, replacing) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        let replaced: Replaced = [];
        let expected = '';
        flushSync(() => root.unmount());
        box.replaceChildren();
        root = createRoot(box);
        for (const one of steps) {
          if (one.do === 'draw') {
            draw(drawn(one.trees));
            expected = withKeys(one.trees).map(textOf).join('');
          } else if (one.do === 'translate') {
            replaced = translate(box, replacing[one.way % replacing.length] ?? nothing);
            if (one.isHeard) await Promise.resolve();
          } else {
            showOriginal(replaced, one.isNewText);
          }
          expect(seen()).toBe(expected);
        }
        draw(null);
        expect(seen()).toBe('');
      }),
    );
  },
);
