type Verdict = {
  scored: boolean;
  classId: string | null | undefined;
  rag: 'GREEN' | 'AMBER' | 'RED' | null | undefined;
  level: 'HIGH' | 'MEDIUM' | 'LOW';
  /** The state of each gap. */
  gaps: readonly ('in_force' | 'due' | 'conditional' | null | undefined)[];
};

const ukMessages = {
  RED: 'At least one principle is rated RED. Close the critical gaps first; where a law is named beside a gap, it binds.',
  AMBER: 'At least one principle is rated AMBER. Plan the recommended actions, those with a law behind them first.',
  GREEN: 'Every principle is rated GREEN. Keep the evidence, and reassess when the system, its use or the law changes.',
};

/** What the level means in this case. The words are those of the jurisdiction: only the EU has prohibited practices. */
export function verdictMessage({ scored, classId, rag, level, gaps }: Verdict): string {
  const order = gaps.includes('in_force')
    ? 'Close those in force first, then those that begin later.'
    : 'None of them was in force on the day of this report: close them by their dates.';
  if (!scored) return 'Outside the Act there is nothing to score. One changed fact can bring the system within it.';
  if (rag) return ukMessages[rag];
  if (classId === 'prohibited')
    return 'A practice that Article 5 prohibits was found. It must stop; no other measure lowers this level.';
  if (level === 'HIGH') return `Serious duties are open. ${order}`;
  if (level === 'MEDIUM' && gaps.length === 0)
    return 'Duties apply to this system, and none of them is open according to the answers. Its class holds the level at MEDIUM.';
  if (level === 'MEDIUM') return `Duties are open. ${order}`;
  return 'No serious gap was found. Keep the evidence, and reassess when the system, its use or the law changes.';
}
