/** Made by scripts/lib/floorPage.mjs from the built home. */
declare module 'virtual:home-words' {
  import type { ReactElement } from 'react';

  export function HomeWords(): ReactElement;
}
