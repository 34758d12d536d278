/** The beginning of a text, cut between visible characters: never within an emoji, or between a letter and its accent. */
export function firstCharacters(text: string, most: number): string {
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  let cut = 0;
  let count = 0;
  for (const { index, segment } of characters) {
    // A single character can be made of any number of accents.
    if (++count > most || index + segment.length > most * 4) break;
    cut = index + segment.length;
  }
  return text.slice(0, cut);
}
