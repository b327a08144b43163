export type Box = HTMLInputElement | HTMLTextAreaElement;

export const isBox = (node: unknown): node is Box =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

/**
 * Writes in a text box as if it had been typed, so that the form hears of it and the browser can take it back
 * (Ctrl Z); the caret is behind it then.
 */
export function write(box: Box, text: string, from: number, to: number): void {
  box.focus();
  box.setSelectionRange(from, to);
  if (wasTyped(text)) return;
  box.setRangeText(text, from, to, 'end');
  box.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }),
  );
}

/** The one way to write that is kept in a box's history. Marked as obsolete, and nothing has taken its place. */
function wasTyped(text: string): boolean {
  const run: unknown = Reflect.get(document, 'execCommand');
  if (typeof run !== 'function') return false;
  return (
    Reflect.apply(run, document, text === '' ? ['delete'] : ['insertText', false, text]) === true
  );
}
