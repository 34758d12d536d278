import type { AdaptiveBank } from '../../scoring/adaptiveBank.ts';
import type { Answers } from '../../scoring/answers.ts';
import { countedAnswers } from '../../scoring/applicable.ts';
import { assessEu, scoreEu } from './assessEu.ts';
import { bank, duties } from './bank.ts';
import { annexIIIBinds, beyondInfrastructure, deployer } from './facts.ts';
import { caseOf, type Edition } from './rules/case.ts';
import { classRows } from './rules/classes.ts';
import { beginOf, highRiskDay } from './rules/starts.ts';
import { remarksOn, suggestionsFor } from './suggestions.ts';

/** A version of the second EU bank with its rules. */
export function publishedAs(edition: Edition): AdaptiveBank {
  const given = (answers: Answers) => caseOf({ answers, today: '2026-11-22', turnover: null, size: 'large' }, edition);
  return {
    bank: edition.bank,
    assess: scored => assessEu(scored, edition),
    score: scored => scoreEu(scored, edition),
    citationOf(questionId, answers) {
      const question = edition.bank.questions.find(({ id }) => id === questionId);
      const duty = duties.find(row => row.question.id === questionId);
      if (!question || !duty) return question?.citation;
      return { ...question.citation, appliesFrom: beginOf(duty.start, given(answers)).from };
    },
    highRisk(answers) {
      const words = given(answers);
      const annexIII = words.says(annexIIIBinds);
      return {
        annexIII,
        affectsPeople: annexIII && words.says(beyondInfrastructure) && words.says(deployer),
        from: highRiskDay(words) === 'annex-i' ? 'annex-i' : 'annex-iii',
      };
    },
    suggestions: suggestionsFor,
    remarks: (systemType, answers) => remarksOn(systemType, countedAnswers(edition.bank, answers)),
    organisationAnswers: ({ kind, size, answers }) => ({
      ...answers,
      ...(kind ? { 'eu2-o-kind': kind } : {}),
      ...(size ? { 'eu2-o-size': size } : {}),
    }),
  };
}

/** As it was published on 22 November 2026. */
export const published: AdaptiveBank = publishedAs({ bank, classRows });
