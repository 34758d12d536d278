/** Keeps the number of an article on the line of its abbreviation. */
export const unbroken = (text: string) =>
  text.replaceAll(/\b(Arts?|No)\.? (?=\d)/g, match => match.replace(' ', '\u00a0'));
