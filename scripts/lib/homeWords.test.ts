import { runInNewContext } from 'node:vm';
import { createElement, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { homeWords } from './homeWords.mjs';

/** What the made component renders. */
function rendered(html: string) {
  const code = /^export function HomeWords\(\) { return (.*); }$/m.exec(
    homeWords(html).module,
  )?.[1];
  const element: ReactElement = runInNewContext(String(code), { h: createElement, Fragment });
  return renderToStaticMarkup(element);
}

it.each([
  '<h1 class="title" tabindex="-1">Run &amp; grow</h1><p>Words</p>',
  '<a href="/" aria-current="page" data-discover="true">Home</a>',
  '<button type="button" disabled="">Sign In</button>',
  '<svg viewBox="0 0 1 1" stroke-width="2"><path d="M0 0"></path></svg>',
  '<i style="--hue:4;font-size:2px"></i>',
])('renders %s as it was', (html) => {
  expect(rendered(html)).toBe(html);
});

it('takes out the markers of Suspense and keeps what separates texts', () => {
  const { html } = homeWords('<!--$--><p>1<!-- --> of 2</p><!--/$-->');
  expect(html).toBe('<p>1<!-- --> of 2</p>');
  expect(rendered(html)).toBe('<p>1 of 2</p>');
});
