// @vitest-environment node
import { expect, test } from 'vitest';
import { criticalStyles } from './criticalStyles.mjs';

const MARKUP = '<main class="home"><button class="btn">Sign In</button></main>';

test.each([
  ['an element has', '.btn{color:red}'],
  ['an element has when the pointer is on it', '.btn:hover{color:red}'],
  ['an element has in the other theme', '[data-bs-theme=light] .btn{color:red}'],
  ['the page has', ':root{--space:4px}'],
  ['the page has once a script has set it', '[data-theme=light] .icon{display:none}'],
  ['describes a font', '@font-face{font-family:Figtree;src:url(/f.woff2)}:root{--font:Figtree}'],
  ['an element has on a wide screen', '@media (min-width:576px){.btn{color:red}}'],
])('a rule that %s is kept', async (_, rule) => {
  expect(await criticalStyles(rule, MARKUP)).toBe(rule);
});

test('a rule that no element has is left out', async () => {
  expect(await criticalStyles('.btn{color:red}.dialog{color:blue}', MARKUP)).toBe(
    '.btn{color:red}',
  );
});
