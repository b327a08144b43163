import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadImage } from '@/shared/art/pictureCanvas';

/** Turns a drawing of ours into an image for a canvas. Its tokens become the current colors. */
export async function drawnSvg(drawing: ReactNode, width: number, height: number) {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(drawing));
  const svg = host.querySelector('svg');
  svg?.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg?.setAttribute('width', String(width));
  svg?.setAttribute('height', String(height));
  const text = svg ? new XMLSerializer().serializeToString(svg) : '';
  root.unmount();
  return loadImage(`data:image/svg+xml,${encodeURIComponent(withColors(text))}`);
}

/** Color of a token in the current theme. */
export const tokenColor = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const withColors = (text: string) =>
  text.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => tokenColor(name));
