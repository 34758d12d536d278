/** Most similar names first; equal ones keep their order. */
export function bySimilarity<Named extends { name: string }>(name: string, others: readonly Named[]): Named[] {
  const wanted = pairsOf(name);
  return others
    .map(other => ({ other, likeness: likenessOf(wanted, pairsOf(other.name)) }))
    .toSorted((one, two) => two.likeness - one.likeness)
    .map(({ other }) => other);
}

/** Pairs of neighbouring letters and digits, ignoring other characters. */
function pairsOf(name: string): Set<string> {
  const letters = [...name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')];
  return new Set(letters.map((letter, at) => `${letter}${letters[at + 1] ?? ''}`));
}

/** The share of common pairs, from 0 to 1 (Dice). */
function likenessOf(one: Set<string>, two: Set<string>): number {
  const size = one.size + two.size;
  return size === 0 ? 0 : (2 * [...one].filter(pair => two.has(pair)).length) / size;
}
