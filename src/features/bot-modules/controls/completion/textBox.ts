export type Box = HTMLInputElement | HTMLTextAreaElement;

export const isBox = (node: unknown): node is Box =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

/** Writes in a text box as if it had been typed, so that the form hears of it; the caret is behind it then. */
export function write(box: Box, text: string, from: number, to: number): void {
  box.focus();
  box.setRangeText(text, from, to, 'end');
  box.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }),
  );
}
