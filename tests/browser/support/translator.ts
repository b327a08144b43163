import type { BrowserContext, Page } from '@playwright/test';

/** When the browser begins to translate: as soon as there is a page, or when `translateNow` says so. */
type Begin = 'at once' | 'later';

/**
 * Lets all pages opened from now on be translated as Chrome does it: each text is replaced by an element, what comes
 * later as well. The words stay, so that tests find what they look for.
 */
export const translatePages = (context: BrowserContext, begin: Begin = 'at once') =>
  context.addInitScript(installTranslator, begin);

/** Translates the open page, and goes on with what comes later. */
export const translateNow = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('castle-translate'));
  });

/** Puts the originals back. */
export const showOriginal = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('castle-original'));
  });

/** Runs in every page before its own scripts, and is sent there as text: nothing outside itself. */
function installTranslator(begin: 'at once' | 'later'): void {
  const UNTOUCHED =
    '[translate="no"], .notranslate, script, style, noscript, template, textarea, code, font, [contenteditable]';
  interface NodeMethods {
    insertBefore: (this: Node, node: Node, other: Node | null) => Node;
    removeChild: (this: Node, child: Node) => Node;
    replaceChild: (this: Node, node: Node, child: Node) => Node;
  }
  // A translator runs apart from the page, whose changes to these it never sees.
  const natives: NodeMethods = Node.prototype;
  const { insertBefore, removeChild, replaceChild } = natives;
  const replaced = new Map<Element, Text>();
  let count = 0;

  function fontFor(text: Text) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    for (const font of [outer, inner]) {
      font.dir = 'auto';
      font.style.verticalAlign = 'inherit';
    }
    inner.append(text.data);
    outer.append(inner);
    replaced.set(outer, text);
    return outer;
  }

  function translate(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) texts.push(node);
    }
    if (root instanceof Text) texts.push(root);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || parent.closest(UNTOUCHED)) continue;
      count += 1;
      const font = fontFor(text);
      if (count % 2 === 0) {
        replaceChild.call(parent, font, text);
      } else {
        insertBefore.call(parent, font, text);
        removeChild.call(parent, text);
      }
    }
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target);
      else for (const node of addedNodes) translate(node);
    }
    observer.takeRecords();
  });

  function start() {
    document.documentElement.lang = 'ar';
    document.documentElement.classList.add('translated-rtl');
    translate(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  }

  function stop() {
    observer.disconnect();
    document.documentElement.lang = 'en';
    document.documentElement.classList.remove('translated-rtl');
    for (const [font, text] of replaced) {
      if (font.parentNode && !text.parentNode) replaceChild.call(font.parentNode, text, font);
    }
    replaced.clear();
  }

  if (!window.location.protocol.startsWith('http')) return;
  window.addEventListener('castle-translate', start);
  window.addEventListener('castle-original', stop);
  if (begin === 'at once') document.addEventListener('DOMContentLoaded', start);
}
