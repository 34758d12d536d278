import type { Answers } from '../../scoring/answers.ts';
import { countedAnswers } from '../../scoring/applicable.ts';
import type { PublishedBank } from '../../scoring/publishedBank.ts';
import { assessEu, scoreEu } from './assessEu.ts';
import { bank, duties } from './bank.ts';
import { caseOf } from './rules/case.ts';
import { beginOf } from './rules/starts.ts';
import { remarksOn, suggestionsFor } from './suggestions.ts';

const given = (answers: Answers) => caseOf({ answers, today: '2026-11-22', turnover: null, size: 'large' });

export const published: PublishedBank = {
  bank,
  assess: assessEu,
  score: scoreEu,
  citationOf(questionId, answers) {
    const question = bank.questions.find(({ id }) => id === questionId);
    const duty = duties.find(row => row.question.id === questionId);
    if (!question || !duty) return question?.citation;
    return { ...question.citation, appliesFrom: beginOf(duty.start, given(answers)).from };
  },
  suggestions: suggestionsFor,
  remarks: (systemType, answers) => remarksOn(systemType, countedAnswers(bank, answers)),
  organisationAnswers: ({ kind, size, answers }) => ({
    ...answers,
    ...(kind ? { 'eu2-o-kind': kind } : {}),
    ...(size ? { 'eu2-o-size': size } : {}),
  }),
};
