import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordInput, pressAgain } from './replayInput';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<button><span>Sign In</span></button><button>Other</button><p>Text</p>';
});

// A test of keys leaves a timer, and its listener captures typing until the timer fires.
afterEach(() => {
  pressAgain();
  vi.runAllTimers();
  vi.useRealTimers();
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

test('buttons clicked early are clicked again once each, in the order of their last clicks', () => {
  const pressed: string[] = [];
  recordInput();
  button('Other')?.click();
  document.querySelector('span')?.click();
  button('Other')?.click();
  for (const each of document.querySelectorAll('button'))
    each.addEventListener('click', () => pressed.push(each.textContent));
  pressAgain();
  pressAgain();
  expect(pressed).toEqual(['Sign In', 'Other']);
});

describe('in a frame that React renders again', () => {
  const header = (wallet: string) => `<header class="site-header">
    <a class="docs" href="#docs">Docs</a>
    <button class="btn theme-toggle"></button>
    <button class="btn">Sign In</button>
    <button class="btn wallet-button">${wallet}</button>
  </header>`;
  const named = (selector: string) => document.querySelector<HTMLElement>(selector);

  test('the button in the same position is clicked and focused', () => {
    document.body.innerHTML = header('Select Wallet');
    recordInput();
    named('.theme-toggle')?.click();
    named('.wallet-button')?.focus();
    named('.wallet-button')?.click();
    document.body.innerHTML = header('Connecting ...');
    const theme = vi.fn<() => void>();
    const wallet = vi.fn<() => void>();
    named('.theme-toggle')?.addEventListener('click', theme);
    named('.wallet-button')?.addEventListener('click', wallet);
    pressAgain();
    expect(theme).toHaveBeenCalledTimes(1);
    expect(wallet).toHaveBeenCalledTimes(1);
    expect(named('.wallet-button')).toHaveFocus();
  });

  test('a link that had the focus gets it back', () => {
    document.body.innerHTML = header('Select Wallet');
    recordInput();
    named('.docs')?.focus();
    document.body.innerHTML = header('Select Wallet');
    pressAgain();
    expect(named('.docs')).toHaveFocus();
  });

  test('another button that looks the same is not clicked instead', () => {
    document.body.innerHTML = header('Select Wallet');
    recordInput();
    button('Sign In')?.click();
    document.body.innerHTML = header('Select Wallet').replace('Sign In', 'Ada');
    const pressed = vi.fn<() => void>();
    button('Ada')?.addEventListener('click', pressed);
    pressAgain();
    expect(pressed).not.toHaveBeenCalled();
  });
});

test('a click after the replay is not repeated', () => {
  const pressed = vi.fn<() => void>();
  recordInput();
  pressAgain();
  button('Other')?.addEventListener('click', pressed);
  button('Other')?.click();
  pressAgain();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('the palette’s shortcut is replayed, and the browser’s default action is prevented', () => {
  recordInput();
  const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true });
  document.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  const heard = vi.fn<(event: KeyboardEvent) => void>();
  window.addEventListener('keydown', heard, { once: true });
  pressAgain();
  expect(heard.mock.lastCall?.[0]).toMatchObject({ key: 'k', ctrlKey: true });
});

test('keys typed after the palette’s shortcut are replayed after it', () => {
  recordInput();
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

test('a button that is gone is not clicked', () => {
  recordInput();
  button('Sign In')?.click();
  const pressed = vi.fn<() => void>();
  button('Sign In')?.addEventListener('click', pressed);
  document.body.innerHTML = '';
  pressAgain();
  expect(pressed).not.toHaveBeenCalled();
});

test('keys typed during the replay come after the keys typed before it', () => {
  const type = (key: string, ctrlKey = false) =>
    document.dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
    );
  recordInput();
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
