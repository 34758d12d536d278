/** Saves a file through the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads it after this turn; a minute is long enough.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
