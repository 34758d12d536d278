import type { Issue } from '../../scoring/issue.ts';
import type { Question } from '../../scoring/question.ts';
import { recommendation } from './wording.ts';

const LAST = 9;

/** What is left to recommend when no gap was found; `question` is the one that a later change would touch first. */
export function reviewIssue({ id, citation }: Question): Issue {
  const due = 'at every change, and once a year';
  const action = 'Good practice: review this assessment when the system, its purpose, its users or the law change.';
  return {
    action: {
      questionId: id,
      text: recommendation(action, 'compliance officer', due),
      due,
      goodPractice: true,
      citation: { ...citation, appliesFrom: null },
      appliesFrom: null,
    },
    rank: LAST,
    points: 0,
  };
}
