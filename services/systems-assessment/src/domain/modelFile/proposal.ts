import type { FactName } from '@aicp/compliance/law/systemFacts/systemFacts';
import { MAX_FACT_LENGTH } from '@aicp/contracts/limits';

/** A proposal for a recorded fact, with its place in the file. */
export type Proposal = {
  fact: FactName;
  text: string;
  from: string;
  shortened: boolean;
  /** The file's certainty, in its words; null if it states none. */
  certainty: string | null;
};

/** A file about a model: its kind, the model's name, the proposals, and statements without a fact. */
export type ModelFile = { kind: 'modelCard' | 'mlBom'; name: string | null; proposals: Proposal[]; leftOut: string[] };

/** Lines read for one fact, including repeated and empty ones. */
const MAX_LINES = 2_000;

/**
 * A proposal of lines, cut to a fact's length; none without a line. Reads no more lines than fit, so that a file with millions of lines
 * takes no longer.
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

/** The first distinct entries of a list, and how many more there are. */
export function listed(names: readonly string[], most = 40): string[] {
  const each = [...new Set(names.map(name => name.slice(0, 120).toWellFormed()))];
  return each.length > most ? [...each.slice(0, most), `${each.length - most} more`] : each;
}
