/** The pattern of a text that is searched for in lower case; null without one. */
export function searchPattern(search: string | null | undefined): string | null {
  const text = search?.trim().toLowerCase() ?? '';
  return text ? text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&') : null;
}
