import type { Verdict } from './verdict.ts';

/** The compared part of a result. */
export type Compared = Pick<Verdict, 'riskLevel' | 'riskScore' | 'complianceScore' | 'findings'>;

/** The changes of a system from one assessment to the next. Gaps are identified by their question and provision. */
export type Changes = {
  riskLevel: { before: Compared['riskLevel']; after: Compared['riskLevel'] };
  /** 0 to 100; higher is riskier. */
  riskScore: { before: number; after: number };
  /** 0 to 100; higher is better. */
  complianceScore: { before: number; after: number };
  /** The gaps that only the earlier result has, in its words. */
  closed: string[];
  /** The gaps that only the later result has. */
  added: string[];
  /** The gaps that both results have, in the words of the later one. */
  remaining: string[];
};

/** The changes between two results under the same jurisdiction. A question keeps its id while its meaning stays. */
export function changesBetween(before: Compared, after: Compared): Changes {
  const [earlier, later] = [keyed(before), keyed(after)];
  const had = new Set(earlier.map(({ key }) => key));
  const has = new Set(later.map(({ key }) => key));
  const texts = (gaps: ReturnType<typeof keyed>, keep: (key: string) => boolean) =>
    gaps.filter(({ key }) => keep(key)).map(({ text }) => text);
  return {
    riskLevel: { before: before.riskLevel, after: after.riskLevel },
    riskScore: { before: before.riskScore, after: after.riskScore },
    complianceScore: { before: before.complianceScore, after: after.complianceScore },
    closed: texts(earlier, key => !has.has(key)),
    added: texts(later, key => !had.has(key)),
    remaining: texts(later, key => had.has(key)),
  };
}

/** The gaps with their identity: the question and, because a question can have several, the provision. */
function keyed({ findings }: Compared): { key: string; text: string }[] {
  const times = new Map<string, number>();
  return findings.map(({ questionId, citation, text }) => {
    const source = `${questionId} ${citation.label}`;
    times.set(source, (times.get(source) ?? 0) + 1);
    return { key: `${source} ${times.get(source)}`, text };
  });
}
