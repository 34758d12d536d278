import type { Question } from './question.ts';
import type { Rag } from './rag.ts';
import { scoreOf } from './scoreOf.ts';

/** UK: how one answer stands by itself: green without points, amber in part, red when missing; undefined if unknown. */
export function ragOfAnswer(question: Question, value: string): Rag | undefined {
  const score = scoreOf(question, value);
  if (score === undefined) return undefined;
  if (score === 0) return 'GREEN';
  return score >= 5 ? 'RED' : 'AMBER';
}
