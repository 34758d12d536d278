import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { applicable } from '../src/scoring/applicable.ts';
import type { Bank } from '../src/scoring/bank.ts';
import type { Question } from '../src/scoring/question.ts';
import { valuesOf } from '../src/scoring/scoreOf.ts';

const folder = join(import.meta.dirname, '../golden');

const Profile = z.strictObject({
  id: z.string(),
  about: z.string(),
  answers: z.record(z.string(), z.string()),
  open: z.array(z.string()),
  today: z.iso.date().optional(),
  turnover: z.number().optional(),
  note: z.string().optional(),
  expect: z.strictObject({
    class: z.string(),
    level: z.enum(['LOW', 'MEDIUM', 'HIGH', 'not scored']),
    gaps: z.strictObject({ F: z.array(z.string()), L: z.array(z.string()), C: z.array(z.string()) }),
    practice: z.array(z.string()).default([]),
    model: z.string().optional(),
    must: z.array(z.string()).default([]),
    never: z.array(z.string()).default([]),
    binds: z.array(z.string()).default([]),
    doesNotBind: z.array(z.string()).default([]),
    fine: z.tuple([z.number(), z.number()]),
    national: z.boolean().default(false),
  }),
});
export type Profile = z.infer<typeof Profile>;

const Defaults = z.object({ today: z.iso.date(), answers: z.record(z.string(), z.string()) });

/** Every profile of a folder, in the order of the files and of their rows. */
export function goldenProfiles(jurisdiction: 'eu'): Profile[] {
  return globSync(`${jurisdiction}/*.json`, { cwd: folder })
    .toSorted()
    .filter(file => !file.endsWith('defaults.json'))
    .flatMap(file => z.array(Profile).parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}

export function goldenDefaults(jurisdiction: 'eu'): z.infer<typeof Defaults> {
  return Defaults.parse(JSON.parse(readFileSync(join(folder, jurisdiction, 'defaults.json'), 'utf8')));
}

/** The reports that are written out whole, by the id of their profile: what `reportLines` makes of them, and of some `flipLines`. */
export function goldenReports(jurisdiction: 'eu' | 'uk'): { id: string; report: string[]; flips: string[] }[] {
  return globSync(`reports/${jurisdiction}-*.txt`, { cwd: folder })
    .toSorted()
    .map(file => {
      const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
      const at = lines.indexOf('If another answer were the fact');
      const end = at < 0 ? lines.length : at - 1;
      return { id: basename(file, '.txt').slice(3), report: lines.slice(0, end), flips: lines.slice(end) };
    });
}

/** The rows of `eu-answers.tsv`: short systems that differ in one answer, and their results, by column name. */
export function goldenAnswers(): { name: string; answers: Record<string, string>; expected: Record<string, string> }[] {
  const [head = '', ...rows] = readFileSync(join(folder, 'eu-answers.tsv'), 'utf8').trimEnd().split('\n');
  const columns = head.split('\t').slice(2);
  return rows.map(row => {
    const [about, given = '', ...cells] = row.split('\t');
    return {
      name: `${about}: ${given}`,
      answers: Object.fromEntries(given.split(' ').map(pair => pair.split('=', 2) as [string, string])),
      expected: Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])),
    };
  });
}

/**
 * The whole answers of a profile: its own, then the open duties as not in place, then the defaults, then for duties "in place" and for
 * facts the first of no, none and the first option. Throws when a profile answers a question that does not apply.
 */
export function answersOfProfile(
  bank: Bank,
  prefix: string,
  { answers, open }: Pick<Profile, 'answers' | 'open'>,
  defaults: Record<string, string>,
): Record<string, string> {
  const given = new Map(Object.entries(answers).map(([id, value]) => [`${prefix}${id}`, value]));
  const usual = (question: Question) => {
    const values = valuesOf(question);
    const chosen = defaults[question.id.slice(prefix.length)];
    if (chosen !== undefined && values.includes(chosen)) return chosen;
    return ['implemented', 'no', 'none'].find(value => values.includes(value)) ?? values[0] ?? '';
  };
  const isOpen = (question: Question) =>
    open.some(duty => question.id.replace(/(s|g|-fin)$/, '').replace('d-49-5', 'd-49-1') === `${prefix}d-${duty}`);
  const chosen: Record<string, string> = {};
  applicable(bank, {}, question => {
    chosen[question.id] = given.get(question.id) ?? (isOpen(question) ? 'none' : usual(question));
    return chosen[question.id];
  });
  const unused = [...given.keys()].filter(id => !chosen[id]);
  if (unused.length > 0) throw new Error(`The profile answers what is not asked: ${unused.join(', ')}.`);
  return chosen;
}
