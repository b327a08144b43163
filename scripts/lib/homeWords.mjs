import { JSDOM } from 'jsdom';

/** DOM attributes whose React property has another name. */
const PROPERTIES = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  autocomplete: 'autoComplete',
  readonly: 'readOnly',
  maxlength: 'maxLength',
};

/**
 * React code for a prerendered page.
 *
 * @param html the page's HTML as React wrote it
 * @returns `html` without the markers of Suspense, and `module`, the source of a module that exports the component
 * `HomeWords`, which renders that HTML
 */
export function homeWords(html) {
  const { document, NodeFilter } = new JSDOM(`<div id="root">${html}</div>`).window;
  const root = document.querySelector('#root');
  removeSuspenseMarkers(document, root, NodeFilter.SHOW_COMMENT);
  const children = childrenOf(root);
  const module = [
    "import { createElement as h, Fragment } from 'react';",
    `export function HomeWords() { return ${call('Fragment', 'null', children)}; }`,
  ].join('\n');
  return { html: root.innerHTML, module };
}

/** The comments `<!-- -->` stay: they separate neighboring texts, which hydration expects. */
function removeSuspenseMarkers(document, root, comments) {
  const walker = document.createTreeWalker(root, comments);
  const markers = [];
  while (walker.nextNode())
    if (walker.currentNode.data.trim() !== '') markers.push(walker.currentNode);
  for (const marker of markers) marker.remove();
}

const call = (type, props, children) => `h(${[type, props, ...children].join(', ')})`;

function childrenOf(element) {
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType === node.TEXT_NODE) return [JSON.stringify(node.data)];
    if (node.nodeType !== node.ELEMENT_NODE) return [];
    const props = JSON.stringify(propsOf(node));
    return [call(JSON.stringify(node.localName), props, childrenOf(node))];
  });
}

function propsOf(element) {
  return Object.fromEntries(
    [...element.attributes].map(({ name, value }) => {
      if (name === 'style') return [name, styleOf(value)];
      if (/^(?:data|aria)-/.test(name)) return [name, value];
      const isFlag = value === '' && typeof element[name] === 'boolean';
      return [PROPERTIES[name] ?? camelCase(name), isFlag ? true : value];
    }),
  );
}

const styleOf = (text) =>
  Object.fromEntries(
    text
      .split(';')
      .map((declaration) => declaration.split(/:(.*)/s).map((part) => part.trim()))
      .filter(([property = '', value = '']) => property !== '' && value !== '')
      .map(([property, value]) => [
        property.startsWith('--') ? property : camelCase(property),
        value,
      ]),
  );

const camelCase = (name) => name.replaceAll(/[-:]([a-z])/g, (_, letter) => letter.toUpperCase());
