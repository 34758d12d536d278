import type { Bank } from '../../scoring/bank.ts';
import { dateOf } from './dates.ts';
import { factQuestions } from './factQuestions.ts';
import { principleQuestions } from './principleQuestions.ts';

/**
 * The second UK bank: facts about the system and the organisation first, then four items for each of the five principles. The items
 * are those of the first bank under the same ids; the facts stand in place of its options "Not applicable: …".
 */
export const bank: Bank = {
  version: 'uk-2026-11-22',
  jurisdiction: 'UK',
  lawAsOf: dateOf('intimate-images'),
  questions: [...factQuestions, ...principleQuestions],
};
