import { endedBySafeguards, practicesMet } from './safeguards.ts';

type Verdict = {
  scored: boolean;
  classId: string | null | undefined;
  rag: 'GREEN' | 'AMBER' | 'RED' | null | undefined;
  level: 'HIGH' | 'MEDIUM' | 'LOW';
  gaps: readonly {
    dutyId: string;
    questionId: string;
    text: string;
    state?: 'in_force' | 'due' | 'conditional' | null | undefined;
  }[];
  actions: readonly { questionId: string; text: string }[];
  duties: readonly { id: string; status: string; binds?: boolean | null | undefined }[];
};

const ukMessages = {
  RED: 'At least one principle is rated RED. Close the critical gaps first; if a law is named next to a gap, it applies.',
  AMBER:
    'At least one principle is rated AMBER. Plan the recommended actions, starting with those that a law requires.',
  GREEN: 'Every principle is rated GREEN. Keep the evidence, and reassess when the system, its use or the law changes.',
};

/** The meaning of the level in this case, in the jurisdiction's words: only the EU has prohibited practices. */
export function verdictMessage(verdict: Verdict): string {
  const { scored, rag } = verdict;
  if (!scored) return 'No duty applies to the system, so there is nothing to score. One changed fact can change this.';
  if (rag) return ukMessages[rag];
  return [meaningOf(verdict), unknownText(verdict)].filter(Boolean).join(' ');
}

function meaningOf({ classId, level, gaps, actions, duties }: Verdict): string {
  const order = gaps.some(({ state }) => state === 'in_force')
    ? 'Meet those that apply now first, then those that apply later.'
    : 'None of them applied on the date of this report. Meet them by their dates.';
  if (classId === 'prohibited') return prohibitedText(practicesMet(duties), { gaps, actions });
  if (level === 'HIGH') return `Serious duties are open. ${order}`;
  if (level === 'MEDIUM' && gaps.length === 0)
    return 'Duties apply to this system, but none of them is open according to the answers. Its AI Act class keeps the risk level at MEDIUM.';
  if (level === 'MEDIUM') return `Some duties are still open. ${order}`;
  return 'No serious gap was found. Keep the evidence, and reassess when the system, its use or the law changes.';
}

function prohibitedText(met: readonly string[], report: Pick<Verdict, 'gaps' | 'actions'>): string {
  const curable = endedBySafeguards(met, report).length;
  if (curable === 0)
    return 'A practice that Article 5 prohibits was found. The practice must stop; no other measure lowers this level.';
  if (curable < met.length)
    return 'Practices that Article 5 prohibits were found. If a practice is prohibited only because safeguards are missing, add reasonable and adequate safeguards (Art. 5(1a)(a)(ii)). The other practices must stop.';
  return 'A practice that Article 5 prohibits was found, because safeguards are missing. Add reasonable and adequate safeguards, or withdraw the system, immediately (Art. 5(1a)(a)(ii)).';
}

/** Items that depend on "Not sure" are not known to be open, and are stated separately. */
function unknownText({ duties }: Verdict): string {
  const unknown = duties.filter(({ status, binds }) => status === 'unknown' && binds === true).length;
  if (unknown === 0) return '';
  return unknown === 1
    ? '1 duty was answered "Not sure". Resolve it first.'
    : `${unknown} duties were answered "Not sure". Resolve them first.`;
}
