import { numberedActions } from '@aicp/compliance/scoring/linkedRows';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { ReportWork_ItemFragment } from '../../../gql/graphql.ts';

const Item = graphql(`
  fragment ReportWork_item on ActionItem {
    id
    state
    stateAt
    due
    filed
    gap
    reportId
    closedBy
    stateBy {
      id
      username
      fullName
    }
    owner {
      id
      username
      fullName
    }
  }
`);

const Fragment = graphql(`
  fragment ReportWork_report on Report {
    id
    jurisdiction
    findings {
      questionId
      severity
      appliesFrom
      state
      citation {
        appliesFrom
      }
    }
    actions {
      questionId
      goodPractice
      items(first: 1) {
        ...ReportWork_item
      }
    }
  }
`);

export const readWork = (item: FragmentType<typeof Item>) => readFragment(Item, item);

export type ReportWork = FragmentType<typeof Fragment>;
/** The number of an action in its report, and the work on it; undefined if a later report replaced it. */
export type NumberedWork = { number: number; item: ReportWork_ItemFragment | undefined };

/** The actions of a report by the question of their gap. @param day the report's, ISO */
export function actionsByQuestion(report: ReportWork, day: string): Map<string, NumberedWork> {
  const { findings, actions, jurisdiction } = readFragment(Fragment, report);
  const numbered = numberedActions({ findings, actions }, day, jurisdiction).map(
    ({ questionId, number, items: [item] }) => [questionId, { number, item: item && readWork(item) }] as const,
  );
  // The first of several has the number.
  return new Map(numbered.toReversed());
}
