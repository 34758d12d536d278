import { countedAnswers } from '../../scoring/applicable.ts';
import type { PublishedBank } from '../../scoring/publishedBank.ts';
import { bank } from './bank.ts';
import { citationOf } from './duties.ts';
import { factsOf } from './facts.ts';
import { alternativesOf } from './flips.ts';
import { itemsOf, ragOfAnswer } from './rating.ts';
import { scoreUk } from './scoreUk.ts';
import { organisationAnswers, suggestionsFor } from './suggestions.ts';

export const published: PublishedBank = {
  bank,
  score: scoreUk,
  assess: scored => {
    const verdict = scoreUk(scored);
    return { ...verdict, flips: verdict.scored ? alternativesOf(scored, verdict) : [] };
  },
  citationOf: (questionId, answers) => {
    const counted = countedAnswers(bank, answers);
    const item = itemsOf(bank.questions, counted, factsOf(counted)).find(({ question }) => question.id === questionId);
    return item ? citationOf(item) : bank.questions.find(({ id }) => id === questionId)?.citation;
  },
  ragOfAnswer,
  suggestions: suggestionsFor,
  organisationAnswers,
};
