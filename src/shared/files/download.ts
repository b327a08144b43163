/** Hands a text, or what was fetched, to the browser as a file to keep. */
export function download(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the address up by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
