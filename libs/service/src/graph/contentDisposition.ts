/** The header of a file response: whether it is saved or shown, and under which name (RFC 6266, RFC 8187). */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  // encodeURIComponent keeps some characters that a header parameter may not contain.
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename*=UTF-8''${encoded}`;
}
