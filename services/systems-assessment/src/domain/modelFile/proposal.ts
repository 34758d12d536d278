import type { FactName } from '@aicp/compliance/law/systemFacts/systemFacts';
import { MAX_FACT_LENGTH } from '@aicp/contracts/limits';

/** What a file about a model says for a fact of the register, and where it says so. */
export type Proposal = {
  fact: FactName;
  text: string;
  from: string;
  shortened: boolean;
  /** The file's certainty, in its words; null if it states none. */
  certainty: string | null;
};

/** A file about a model: what kind it is, what the model is called there, what it proposes, and what no fact has a place for. */
export type ModelFile = { kind: 'modelCard' | 'mlBom'; name: string | null; proposals: Proposal[]; leftOut: string[] };

/** Lines that are looked at for one fact, those included that are there already or are empty. */
const MAX_LINES = 2_000;

/**
 * A proposal of lines, cut to what a fact can hold; none without a line. No more lines are asked for than it holds, so a file in which a few words
 * stand for millions of lines takes no longer than others.
 */
export function proposal(
  fact: FactName,
  from: string,
  lines: Iterable<string | undefined | false>,
  certainty: string | null = null,
): Proposal[] {
  const kept = new Set<string>();
  let [seen, length] = [0, -1];
  for (const line of lines) {
    seen += 1;
    if (length > MAX_FACT_LENGTH || seen > MAX_LINES) break;
    if (!line || kept.has(line)) continue;
    kept.add(line);
    length += line.length + 1;
  }
  if (kept.size === 0) return [];
  const text = [...kept].join('\n');
  if (text.length <= MAX_FACT_LENGTH) return [{ fact, from, text, shortened: seen > MAX_LINES, certainty }];
  return [{ fact, from, text: `${text.slice(0, MAX_FACT_LENGTH - 1).toWellFormed()}…`, shortened: true, certainty }];
}

/** The first of a list, each once, and how many more there are. */
export function listed(names: readonly string[], most = 40): string[] {
  const each = [...new Set(names.map(name => name.slice(0, 120).toWellFormed()))];
  return each.length > most ? [...each.slice(0, most), `${each.length - most} more`] : each;
}
