import type { Condition } from '../../scoring/condition.ts';
import { bank as second } from '../eu-2026-11-22/bank.ts';
import { mayBeSupplier } from '../eu-2026-11-22/duties/supply.ts';
import { all, is, model, not } from '../eu-2026-11-22/facts.ts';
import type { ClassRow, Edition } from '../eu-2026-11-22/rules/case.ts';
import { classRows as rowsOfSecond } from '../eu-2026-11-22/rules/classes.ts';

/** Asked only where nothing keeps the system within the Act: its licence takes it out (Art. 2(12)). */
const openSystem = is('oss', 'yes');

/** Whom the Act does not bind is not asked about Art. 4a and Art. 25(4); the supply of a model of its own is asked about by itself. */
const askedWhen: Readonly<Record<string, Condition>> = {
  'eu2-s-4a': not(openSystem),
  'eu2-s-supply': not(openSystem),
  'eu2-g-supply': all(model, not(all(mayBeSupplier, not(openSystem)))),
};

const narrowed = ['eu2-s-4a', 'eu2-s-supply'];

const questions = second.questions.map(question => {
  const when = askedWhen[question.id];
  if (!when || !question.askedWhen) return question;
  return { ...question, askedWhen: narrowed.includes(question.id) ? all(question.askedWhen, when) : when };
});

/** Art. 2(12) takes out systems, not models: who provides both has the model's class and its duties. */
const openWithModel: ClassRow = {
  id: 'model-only',
  rule: 'Free and open source, with a model of its own',
  when: all(openSystem, model),
  label: 'General-purpose AI model',
  source: ['Art. 2(12), 53'],
  reason:
    'The system is released under a free and open-source licence and is neither high-risk nor concerned by Article 5 or Article 50, so the Act does not apply to it (Art. 2(12)). Its general-purpose model is no system and stays within the Act: Chapter V decides.',
};

/** What this version has of its own; the rest is the bank of 22 November 2026. */
export const edition: Edition = {
  bank: { ...second, version: 'eu-2026-11-24', questions },
  classRows: rowsOfSecond.flatMap(row =>
    row.id === 'out-of-scope' && row.source[0] === 'Art. 2(12)' ? [openWithModel, row] : [row],
  ),
};
