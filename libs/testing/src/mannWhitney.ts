/**
 * The probability that two samples differ as much as they do although they have the same distribution (two-sided Mann-Whitney U test,
 * normal approximation with correction for ties: for samples of twenty and more).
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map(value => ({ value, mine: true })), ...other.map(value => ({ value, mine: false }))];
  all.sort((a, b) => a.value - b.value);
  let rankSum = 0;
  let ties = 0;
  for (let start = 0; start < all.length; ) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end++;
    const rank = (start + 1 + end) / 2;
    rankSum += rank * all.slice(start, end).filter(({ mine }) => mine).length;
    ties += (end - start) ** 3 - (end - start);
    start = end;
  }
  const [n, m, total] = [one.length, other.length, all.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const deviation = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))));
  return deviation === 0 ? 1 : twoSided((u - (n * m) / 2) / deviation);
}

/** The probability of a standard normal value at least as far from zero (Abramowitz and Stegun 7.1.26). */
function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return series * Math.exp(-x * x);
}
