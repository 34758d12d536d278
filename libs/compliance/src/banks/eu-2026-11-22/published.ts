import type { AdaptiveBank } from '../../scoring/adaptiveBank.ts';
import { countedAnswers } from '../../scoring/applicable.ts';
import { assessEu, scoreEu } from './assessEu.ts';
import { bank, duties } from './bank.ts';
import { annexIIIBinds, beyondInfrastructure, deployer } from './facts.ts';
import { caseOf } from './rules/case.ts';
import { beginOf, highRiskDay } from './rules/starts.ts';
import { remarksOn, suggestionsFor } from './suggestions.ts';

/** The second EU bank with its rules. */
export const published: AdaptiveBank = {
  bank,
  assess: assessEu,
  score: scoreEu,
  citationOf(questionId, answers) {
    const question = bank.questions.find(({ id }) => id === questionId);
    const duty = duties.find(row => row.question.id === questionId);
    if (!question || !duty) return question?.citation;
    const given = caseOf({ answers, today: '2026-11-22', turnover: null, size: 'large' });
    return { ...question.citation, appliesFrom: beginOf(duty.start, given).from };
  },
  highRisk(answers) {
    const given = caseOf({ answers, today: '2026-11-22', turnover: null, size: 'large' });
    const annexIII = given.says(annexIIIBinds);
    return {
      annexIII,
      affectsPeople: annexIII && given.says(beyondInfrastructure) && given.says(deployer),
      from: highRiskDay(given) === 'annex-i' ? 'annex-i' : 'annex-iii',
    };
  },
  suggestions: suggestionsFor,
  remarks: (systemType, answers) => remarksOn(systemType, countedAnswers(bank, answers)),
  organisationAnswers: ({ kind, size, answers }) => ({
    ...answers,
    ...(kind ? { 'eu2-o-kind': kind } : {}),
    ...(size ? { 'eu2-o-size': size } : {}),
  }),
};
