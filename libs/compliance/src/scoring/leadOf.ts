/** How the text of a gap begins, by how far the measure is in place. */
export function leadOf(answer: string | undefined): string {
  if (answer === 'partial') return 'Only partly in place';
  return answer === 'unsure' ? 'Not known to be in place' : 'Missing';
}
