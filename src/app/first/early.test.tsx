import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notePresses, pressAgain } from './early';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<button><span>Sign In</span></button><button>Other</button><p>Text</p>';
});

// A test of keys leaves a timer, until which its listener takes what is typed.
afterEach(() => {
  pressAgain();
  vi.runAllTimers();
  vi.useRealTimers();
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

test('the last button that was pressed early is pressed again, once', () => {
  const pressed = vi.fn<() => void>();
  notePresses();
  button('Other')?.click();
  document.querySelector('span')?.click();
  button('Sign In')?.addEventListener('click', pressed);
  pressAgain();
  pressAgain();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('what is pressed later is pressed once', () => {
  const pressed = vi.fn<() => void>();
  notePresses();
  pressAgain();
  button('Other')?.addEventListener('click', pressed);
  button('Other')?.click();
  pressAgain();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('the palette’s keys are pressed again, and the browser does nothing of its own', () => {
  notePresses();
  const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true });
  document.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  const heard = vi.fn<(event: KeyboardEvent) => void>();
  window.addEventListener('keydown', heard, { once: true });
  pressAgain();
  expect(heard.mock.lastCall?.[0]).toMatchObject({ key: 'k', ctrlKey: true });
});

test('what is typed after the palette’s keys follows them', () => {
  notePresses();
  const plain = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    document.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(plain('a')).toBe(false);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
  expect([plain('t'), plain(' ')]).toEqual([true, true]);
  const heard: string[] = [];
  const listen = ({ key }: KeyboardEvent) => heard.push(key);
  window.addEventListener('keydown', listen);
  pressAgain();
  vi.runAllTimers();
  window.removeEventListener('keydown', listen);
  expect(heard).toEqual(['k', 't', ' ']);
});

test('a button that has gone, and what is none, are left alone', () => {
  notePresses();
  button('Sign In')?.click();
  const pressed = vi.fn<() => void>();
  button('Sign In')?.addEventListener('click', pressed);
  document.body.innerHTML = '';
  pressAgain();
  expect(pressed).not.toHaveBeenCalled();
});

test('what is typed while they are pressed again comes after what was typed before', () => {
  const type = (key: string, ctrlKey = false) =>
    document.dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
    );
  notePresses();
  type('k', true);
  type('l');
  const heard: string[] = [];
  const listen = ({ key }: KeyboardEvent) => heard.push(key);
  window.addEventListener('keydown', listen);
  pressAgain();
  type('i');
  vi.runAllTimers();
  type('g');
  window.removeEventListener('keydown', listen);
  expect(heard).toEqual(['k', 'l', 'i', 'g']);
});
