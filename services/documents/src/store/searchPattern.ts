/** The pattern for a lower-case search of a text; null without a text. */
export function searchPattern(search: string | null | undefined): string | null {
  const text = search?.trim().toLowerCase() ?? '';
  return text ? text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&') : null;
}
