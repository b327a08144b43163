import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar';

const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

function shown(src: string | null, name = 'Solana Keep') {
  const { container } = render(<Avatar src={src} name={name} size={32} />);
  return container.firstElementChild;
}

test.each([
  '/__mock/pictures/servers/srv-keep.svg',
  'https://cdn.discordapp.com/icons/1/a.png?size=64',
  PIXEL,
])('a picture has an empty alternative text: %s', (src) => {
  const picture = shown(src);
  expect(picture).toHaveAttribute('src', src);
  expect(picture).toHaveAttribute('alt', '');
  expect(picture).toHaveAttribute('width', '32');
});

test.each([
  null,
  '',
  '//evil.test/x.png',
  String.raw`/\evil.test/x.png`,
  '/\t/evil.test/x.png',
  '\n//evil.test/x.png',
  'http://evil.test/x.png',
  'https://castlebots.io@evil.test/x.png',
  'https://',
  'mailto:evil@evil.test',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'blob:https://evil.test/1',
  'x.png',
])('D3: initials replace a picture that may not be loaded: %j', (src) => {
  const picture = shown(src);
  expect(picture).toHaveTextContent('SK');
  expect(picture).toHaveAttribute('aria-hidden', 'true');
});

test('initials replace a picture that fails to load, until there is another', () => {
  const { container, rerender } = render(<Avatar src="/gone.png" name="Mira Moat" />);
  fireEvent.error(container.querySelector('img') ?? container);
  expect(container).toHaveTextContent('MM');
  rerender(<Avatar src="/there.png" name="Mira Moat" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/there.png');
});

test.each([
  ['🦉 Owl', '🦉O'],
  ['  moonlit   bailey gate ', 'MB'],
  ['', '?'],
  // Its first character is invisible and reverses the text.
  ['\u202eevil gate', 'EG'],
  ['<b>bold</b>', 'B'],
])('the initials of %j are %s', (name, initials) => {
  expect(shown(null, name)).toHaveTextContent(initials);
});

test('the background of initials depends on the name', () => {
  const tint = (name: string) => shown(null, name)?.className;
  expect(tint('Quiet Tower')).toBe(tint('Quiet Tower'));
  expect(tint('Quiet Tower')).not.toBe(tint('Lonely Drawbridge'));
});

test('people and tokens are round, servers and collections are tiles', () => {
  for (const src of [null, '/a.png']) {
    const { container } = render(
      <>
        <Avatar src={src} name="Mira Moat" />
        <Avatar src={src} name="Solana Keep" shape="tile" />
      </>,
    );
    expect(container.firstElementChild).toHaveClass('avatar--round');
    expect(container.lastElementChild).toHaveClass('avatar--tile');
  }
});
