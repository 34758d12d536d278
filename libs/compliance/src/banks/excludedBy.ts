import type { Answers } from '../scoring/answers.ts';
import { ruledOutBy } from '../scoring/condition.ts';
import { publishedBanks } from './banks.ts';
import { duties } from './eu/bank.ts';
import { practices } from './eu/facts.ts';

/** The conditions of every question, by its id. */
const conditions = new Map(
  publishedBanks.flatMap(({ bank }) => bank.questions.map(({ id, askedWhen }) => [id, askedWhen] as const)),
);

/** The questions of each duty of the Act; a UK duty has the id of its question. */
const questionsOf = new Map<string, readonly string[]>([
  ...duties.map(({ id, question }) => [id, [question.id]] as const),
  ...[...Map.groupBy(practices, ({ letter }) => `5${letter}`)].map(
    ([id, rows]) => [id, rows.flatMap(({ questions }) => questions.map(question => `eu2-${question}`))] as const,
  ),
]);

/** The questions whose answers excluded a duty that was not asked about: those that rule out each of its questions, if there are any. */
export function excludedBy(dutyId: string, answers: Answers): string[] {
  const groups = (questionsOf.get(dutyId) ?? [dutyId]).map(id => {
    const condition = conditions.get(id);
    return condition ? ruledOutBy(condition, answers, question => conditions.get(question)) : [];
  });
  const keys = groups.map(each => new Set(each.map(String)));
  const common = groups[0]?.find(group => keys.every(each => each.has(String(group))));
  return common ?? [...new Set(groups.flatMap(([first = []]) => first))];
}
