import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { edited, type Format } from './format';

/**
 * Formats the text between guillemets, or at the bar, which is a caret. The result marks the new
 * selection alike.
 */
function make(marked: string, format: Format): string {
  const from = marked.search(/[«|]/);
  const isCaret = marked[from] === '|' && !marked.includes('«');
  const text = isCaret
    ? marked.slice(0, from) + marked.slice(from + 1)
    : marked.replace('«', '').replace('»', '');
  const to = isCaret ? from : marked.indexOf('»') - 1;
  const edit = edited(text, from, to, format);
  const after = text.slice(0, edit.from) + edit.put + text.slice(edit.to);
  const [start, end] = edit.select;
  return start === end
    ? `${after.slice(0, start)}|${after.slice(start)}`
    : `${after.slice(0, start)}«${after.slice(start, end)}»${after.slice(end)}`;
}

test.each<[string, Format, string]>([
  ['a «b» c', 'bold', 'a **«b»** c'],
  ['a **«b»** c', 'bold', 'a «b» c'],
  ['a «**b**» c', 'bold', 'a «b» c'],
  ['a **«b»** c', 'italic', 'a ***«b»*** c'],
  ['a ***«b»*** c', 'italic', 'a **«b»** c'],
  ['a ***«b»*** c', 'bold', 'a *«b»* c'],
  ['a «b »c', 'underline', 'a __«b»__ c'],
  ['«b»', 'strike', '~~«b»~~'],
  ['«b»', 'spoiler', '||«b»||'],
  ['«b»', 'code', '`«b»`'],
  ['«a\nb»', 'code', '```\n«a\nb»\n```'],
  ['a |', 'bold', 'a **|**'],
])('%j as %s is %j', (before, format, after) => {
  expect(make(before, format)).toBe(after);
});

test.each<[string, Format, string]>([
  ['one\nt|wo', 'quote', 'one\n> two|'],
  ['> t|wo', 'quote', 'two|'],
  ['«one\n\ntwo»', 'list', '«- one\n\n- two»'],
  ['«- one\n- two»', 'list', '«one\ntwo»'],
  ['|', 'heading', '# |'],
])('lines: %j as %s is %j', (before, format, after) => {
  expect(make(before, format)).toBe(after);
});

test('a new link selects its missing part', () => {
  expect(make('see «rules»', 'link')).toBe('see [rules](«https://»)');
  expect(make('«https://castle.test/a»', 'link')).toBe('[«text»](https://castle.test/a)');
});

test('formatting never adds or loses anything but marks and blanks', () => {
  const formats: Format[] = ['bold', 'italic', 'underline', 'strike', 'quote', 'list', 'heading'];
  const bare = (text: string) => text.replaceAll(/[*_~>#\- \n]/g, '');
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '*', '_', ' ', '\n', '>', '-') }),
      fc.nat(20),
      fc.nat(20),
      fc.constantFrom(...formats),
      (text, one, other, format) => {
        const from = Math.min(one, text.length);
        const to = Math.min(Math.max(one, other), text.length);
        const edit = edited(text, from, to, format);
        const after = text.slice(0, edit.from) + edit.put + text.slice(edit.to);
        expect(bare(after)).toBe(bare(text));
      },
    ),
  );
});
