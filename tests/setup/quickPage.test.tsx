import { afterEach, expect, test } from 'vitest';

/** Every element that the default style sheet or an inline style displays differently. */
const PAGE = `
  <p>Words <b>and</b> <code>more</code><br><q>words</q></p>
  <div hidden><span>Away</span></div>
  <div hidden="until-found">Found</div>
  <div style="display: none"><i>Gone</i></div>
  <div style="visibility: hidden"><i>Unseen <b style="visibility: visible">seen</b></i></div>
  <div style="opacity: 0; pointer-events: none"><a href="/">Faint</a></div>
  <div style="color: red"><u>Red</u></div>
  <dialog>Closed</dialog><dialog open>Open</dialog><div popover>Popover</div>
  <details><summary>Sum</summary><p>Rest</p></details><summary>Alone</summary>
  <ul><li>One</li></ul><dl><dt>Term</dt><dd>What</dd></dl>
  <table><caption>C</caption><colgroup><col></colgroup><thead hidden><tr><th>H</th></tr></thead>
    <tbody><tr hidden><td>D</td></tr><tr><td>D</td></tr></tbody></table>
  <svg><title>Drawn</title><g><path /></g></svg>
  <template>T</template><noscript>N</noscript><script type="text/plain">S</script>
  <form><fieldset><legend>L</legend>
    <label>Around <input id="around"></label>
    <label for="named">First</label><label for="named">Second</label><input id="named">
    <label>Not the first <input id="first"><input id="second"></label>
    <label for="elsewhere">Elsewhere <input id="inside"></label><select id="elsewhere"></select>
    <label for="">Nothing <input id="nothing"></label>
    <label for="secret">Secret</label><input type="hidden" id="secret">
    <button id="bare">Bare</button><textarea id="area"></textarea><output id="out">O</output>
  </fieldset></form>`;

afterEach(() => document.body.replaceChildren());

/** The same page in this window, which is patched, and in an unpatched one. */
function bothPages(html: string) {
  document.body.innerHTML = '<iframe></iframe>';
  const exact = document.querySelector('iframe')?.contentWindow;
  if (!exact) throw new Error('There is no second window.');
  exact.document.body.innerHTML = html;
  document.body.insertAdjacentHTML('beforeend', `<main>${html}</main>`);
  const others = exact.document.body.querySelectorAll('*');
  const pairs = Array.from(document.querySelectorAll('main *'), (element, index) => {
    const other = others[index];
    if (!other) throw new Error('The pages differ.');
    return { element, other };
  });
  return { exact, pairs };
}
const NAMES = [
  'display',
  'visibility',
  'opacity',
  'pointer-events',
  'color',
  'white-space',
  'content',
];

test('every element looks as jsdom has it', () => {
  const { exact, pairs } = bothPages(PAGE);
  for (const { element, other } of pairs) {
    const quick = getComputedStyle(element);
    const slow = exact.getComputedStyle(other);
    const told = NAMES.map((name) => [element.outerHTML, name, quick.getPropertyValue(name)]);
    expect(told).toEqual(
      NAMES.map((name) => [element.outerHTML, name, slow.getPropertyValue(name)]),
    );
    expect([quick.display, quick.visibility, quick.opacity, quick.pointerEvents]).toEqual([
      slow.display,
      slow.visibility,
      slow.opacity,
      slow.pointerEvents,
    ]);
  }
});

test('what changes is seen at once', () => {
  document.body.innerHTML = '<div><p>Here</p></div>';
  const text = document.querySelector('p');
  expect(text).toBeVisible();
  document.querySelector('div')?.setAttribute('style', 'visibility: hidden');
  expect(text).not.toBeVisible();
  document.querySelector('div')?.removeAttribute('style');
  text?.setAttribute('hidden', '');
  expect(text).not.toBeVisible();
});

test('a style sheet is obeyed', () => {
  document.body.innerHTML = '<p class="gone">Gone</p>';
  expect(document.querySelector('p')).toBeVisible();
  document.body.insertAdjacentHTML('afterbegin', '<style>.gone { display: none }</style>');
  expect(document.querySelector('p')).not.toBeVisible();
});

test('every control has the labels that jsdom finds', () => {
  const { pairs } = bothPages(PAGE);
  const words = (element: Element) => {
    const labels: unknown = Reflect.get(element, 'labels');
    if (labels === null || labels === undefined) return labels;
    return Array.from(Object.values(labels), (label) =>
      label instanceof Object && 'textContent' in label ? label.textContent : label,
    );
  };
  for (const { element, other } of pairs) expect(words(element)).toEqual(words(other));
});
