import type { Bank } from '../../scoring/bank.ts';
import { ukLegalDateOf } from './dates.ts';
import { factQuestions } from './factQuestions.ts';
import { principleQuestions } from './principleQuestions.ts';

/** The UK bank: facts about the system and the organisation first, then the items of the five principles. */
export const bank: Bank = {
  version: 'uk-2026-11-27',
  jurisdiction: 'UK',
  lawAsOf: ukLegalDateOf('intimate-images'),
  questions: [...factQuestions, ...principleQuestions],
};
