// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keepFocus';

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const show = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
const get = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no ${id}`);
  return element;
};
/** Mutation observers run after the script that made the changes has ended. */
const told = () => Promise.resolve();

const rows = `<main id="content" tabindex="-1"><h1 tabindex="-1" id="title">List</h1><ul>
  <li id="one"><a href="#" id="one-edit">Edit</a><button id="one-more">More</button></li>
  <li id="two"><a href="#" id="two-edit">Edit</a><button id="two-more">More</button></li>
</ul></main>`;

test('G1: when a row is removed, the same button of the next row gets the focus', async () => {
  show(rows);
  get('one-more').focus();
  get('one').remove();
  await told();
  expect(get('two-more')).toHaveFocus();
});

test('G1: when the last row is removed, the row before it gets the focus', async () => {
  show(rows);
  get('two-edit').focus();
  get('two').remove();
  await told();
  expect(get('one-more')).toHaveFocus();
});

test('G1: when the whole list is removed, the heading gets the focus', async () => {
  show(rows);
  get('one-edit').focus();
  get('one').parentElement?.remove();
  await told();
  expect(get('title')).toHaveFocus();
});

test('G1: the element that replaces a focused button gets the focus', async () => {
  show('<div><button id="before">A</button><button id="old">B</button><a href="#">C</a></div>');
  get('old').focus();
  const next = document.createElement('button');
  next.id = 'new';
  get('old').replaceWith(next);
  await told();
  expect(next).toHaveFocus();
});

test('a button that becomes disabled passes the focus on', async () => {
  show('<p><button id="back">Previous</button><button id="on">Next</button></p>');
  get('on').focus();
  get('on').setAttribute('disabled', '');
  await told();
  expect(get('back')).toHaveFocus();
});

test('the focus does not jump back past a form', async () => {
  show(
    '<h1 tabindex="-1" id="title">Form</h1><form><input><p><button id="save">Save</button></p></form>',
  );
  get('save').focus();
  get('save').parentElement?.remove();
  await told();
  expect(get('title')).toHaveFocus();
});

test('hidden content passes the focus on', async () => {
  show(
    '<div><section id="part"><button id="in">In</button></section><button id="out">Out</button></div>',
  );
  get('in').focus();
  get('part').hidden = true;
  await told();
  expect(get('out')).toHaveFocus();
});

test('content hidden by its style passes the focus on', async () => {
  // jsdom has no layout.
  Element.prototype.checkVisibility = function isShown(this: Element) {
    return this.closest('[style*="display: none"]') === null;
  };
  show(
    '<div><section id="part"><button id="in">In</button></section><button id="out">Out</button></div>',
  );
  get('in').focus();
  get('part').style.setProperty('display', 'none', 'important');
  await told();
  expect(get('out')).toHaveFocus();
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

test('the focus goes to the named home and not to the next row', async () => {
  show(`<div tabindex="0" id="frame" data-focus-home="">${rows}</div>`);
  get('one-more').focus();
  get('one').remove();
  await told();
  expect(get('frame')).toHaveFocus();
});

test('the home of the focus may be another element, named by its id', async () => {
  show(
    `<div data-focus-home="news"><h2 tabindex="-1" id="news">News</h2><button id="pay">Pay</button></div>`,
  );
  get('pay').focus();
  get('pay').remove();
  await told();
  expect(get('news')).toHaveFocus();
});

test('a focus that was blurred before the removal is not restored', async () => {
  show(rows);
  get('one-more').focus();
  get('one-more').blur();
  await told();
  get('one').remove();
  await told();
  expect(document.body).toHaveFocus();
});

test('a moved row keeps its focus', async () => {
  show(rows);
  get('one-more').focus();
  get('two').after(get('one'));
  // As React does after moving the focused element.
  get('one-more').focus();
  await told();
  expect(get('one-more')).toHaveFocus();
});

test('a focus lost before the start goes to the heading', () => {
  stop();
  show(rows);
  get('one-more').focus();
  const last = get('one-more');
  get('one').remove();
  stop = keepFocus(last);
  expect(get('title')).toHaveFocus();
});
