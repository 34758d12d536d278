import { allItems, type DocumentContent, isBlank } from './document.ts';
import { isBlankShared } from './sharedBlanks.ts';
import type { FilledBlank } from './version.ts';

/** The newest version of another document of the same system. */
export type OtherDocument = {
  documentId: string;
  assessmentId: number;
  content: DocumentContent;
  filled: readonly FilledBlank[];
};

/**
 * Texts from the other documents of a system for blanks of the same meaning: the latest of each, with its author, date and document. Blanks
 * have the same meaning if their name and requirement are equal.
 */
export function carriedTexts(
  content: DocumentContent,
  assessmentId: number,
  others: readonly OtherDocument[],
): Map<string, FilledBlank> {
  const carried = new Map<string, FilledBlank>();
  const places = placesIn(content);
  for (const other of others) {
    const theirs = placesIn(other.content);
    for (const filled of other.filled) {
      const { blank } = filled;
      const isSame = places.has(blank) && places.get(blank) === theirs.get(blank);
      if (!isSame || !isBlankShared(blank, other.assessmentId === assessmentId)) continue;
      const before = carried.get(blank);
      if (!before || before.at < filled.at) carried.set(blank, { ...filled, from: filled.from ?? other.documentId });
    }
  }
  return carried;
}

function placesIn(content: DocumentContent): Map<string, string> {
  return new Map(
    allItems(content)
      .filter(isBlank)
      .map(({ blank, needed }) => [blank, needed]),
  );
}
