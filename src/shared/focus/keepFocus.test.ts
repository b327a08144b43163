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
/** Changes of the document are told once the script that made them has ended. */
const told = () => Promise.resolve();

const rows = `<main id="content" tabindex="-1"><h1 tabindex="-1" id="title">List</h1><ul>
  <li id="one"><a href="#" id="one-edit">Edit</a><button id="one-more">More</button></li>
  <li id="two"><a href="#" id="two-edit">Edit</a><button id="two-more">More</button></li>
</ul></main>`;

test('G1: of a row that is removed the next has it, at the same button', async () => {
  show(rows);
  get('one-more').focus();
  get('one').remove();
  await told();
  expect(get('two-more')).toHaveFocus();
});

test('G1: after the last row the one before it has it', async () => {
  show(rows);
  get('two-edit').focus();
  get('two').remove();
  await told();
  expect(get('one-more')).toHaveFocus();
});

test('G1: with the list itself gone, the heading has it', async () => {
  show(rows);
  get('one-edit').focus();
  get('one').parentElement?.remove();
  await told();
  expect(get('title')).toHaveFocus();
});

test('G1: what takes the place of a button has it', async () => {
  show('<div><button id="before">A</button><button id="old">B</button><a href="#">C</a></div>');
  get('old').focus();
  const next = document.createElement('button');
  next.id = 'new';
  get('old').replaceWith(next);
  await told();
  expect(next).toHaveFocus();
});

test('a button that is disabled passes it on', async () => {
  show('<p><button id="back">Previous</button><button id="on">Next</button></p>');
  get('on').focus();
  get('on').setAttribute('disabled', '');
  await told();
  expect(get('back')).toHaveFocus();
});

test('nothing leaps back over a form', async () => {
  show(
    '<h1 tabindex="-1" id="title">Form</h1><form><input><p><button id="save">Save</button></p></form>',
  );
  get('save').focus();
  get('save').parentElement?.remove();
  await told();
  expect(get('title')).toHaveFocus();
});

test('what is hidden passes it on', async () => {
  show(
    '<div><section id="part"><button id="in">In</button></section><button id="out">Out</button></div>',
  );
  get('in').focus();
  get('part').hidden = true;
  await told();
  expect(get('out')).toHaveFocus();
});

test('where a home is named, it goes there and not to the next row', async () => {
  show(`<div tabindex="0" id="frame" data-focus-home="">${rows}</div>`);
  get('one-more').focus();
  get('one').remove();
  await told();
  expect(get('frame')).toHaveFocus();
});

test('a home may be another element, by its id', async () => {
  show(
    `<div data-focus-home="news"><h2 tabindex="-1" id="news">News</h2><button id="pay">Pay</button></div>`,
  );
  get('pay').focus();
  get('pay').remove();
  await told();
  expect(get('news')).toHaveFocus();
});

test('a focus that was let go is not fetched back', async () => {
  show(rows);
  get('one-more').focus();
  get('one-more').blur();
  await told();
  get('one').remove();
  await told();
  expect(document.body).toHaveFocus();
});

test('a row that is only moved keeps what it has', async () => {
  show(rows);
  get('one-more').focus();
  get('two').after(get('one'));
  // As React does after it has moved what had the focus.
  get('one-more').focus();
  await told();
  expect(get('one-more')).toHaveFocus();
});
