import type { FactName } from '@aicp/compliance/law/systemFacts/systemFacts';
import { LONGEST_FACT } from '@aicp/contracts/limits';

/** What a file about a model says for a fact of the register, and where it says so. */
export type Proposal = { fact: FactName; text: string; from: string; shortened: boolean };

/** A file about a model: what kind it is, what the model is called there, and what it proposes. */
export type ModelFile = { kind: 'modelCard' | 'mlBom'; name: string | null; proposals: Proposal[] };

/** A proposal of lines, cut to what a fact can hold; none without a line. */
export function proposal(fact: FactName, from: string, lines: readonly (string | undefined | false)[]): Proposal[] {
  const text = [...new Set(lines.filter(line => typeof line === 'string' && line !== ''))].join('\n');
  if (text === '') return [];
  const shortened = text.length > LONGEST_FACT;
  return [{ fact, from, shortened, text: shortened ? `${text.slice(0, LONGEST_FACT - 1).toWellFormed()}…` : text }];
}
