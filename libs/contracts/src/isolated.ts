/** Right-to-left letters, and characters that change the direction of a line. */
const TURNING =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATED = /\u2068[^\u2069]*\u2069/g;
const ISOLATES = /[\u2066-\u2069]/g;
/** A character that starts or ends an isolate. */
export const ISOLATE = /[\u2066-\u2069]/;

/** Whether a text would change the direction of its neighbours in a line. An isolated text does not. */
export const changesTextDirection = (text: string): boolean =>
  TURNING.test(text) && TURNING.test(text.replaceAll(ISOLATED, ''));

/**
 * A user-typed text for use in a sentence of the product. Right-to-left text keeps its brackets and full stops, and the sentence its
 * order (Unicode Bidirectional Algorithm, isolates). Other texts stay unchanged.
 */
export const isolated = (text: string): string =>
  changesTextDirection(text) ? `\u2068${text.replaceAll(ISOLATES, '')}\u2069` : text;

/** Isolates the known names in a paragraph, or else the whole paragraph. */
export function isolatedIn(names: readonly string[], text: string): string {
  if (!changesTextDirection(text)) return text;
  const named = names.filter(name => changesTextDirection(name) && text.includes(name));
  return named.length === 0 ? isolated(text) : named.reduce((so, name) => so.replaceAll(name, isolated(name)), text);
}

/**
 * The isolated form in HTML.
 * @param html escaped, with the marks of `isolated`
 */
export const withIsolates = (html: string): string => html.replaceAll('\u2068', '<bdi>').replaceAll('\u2069', '</bdi>');
