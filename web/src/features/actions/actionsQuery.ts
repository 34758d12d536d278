import { graphql } from '../../gql/gql.ts';

/** A page of the list, the counts of all actions, the possible owners, and the systems that an assessment should confirm as done. */
export const actionsQuery = graphql(`
  query Actions($filter: ActionFilter!, $sort: ActionSort!, $reversed: Boolean!, $first: Int!, $after: String) {
    actions(filter: $filter, sort: $sort, reversed: $reversed, first: $first, after: $after) {
      next
      items {
        id
        state
        lawDue
        ...ActionRow_action
        ...ActionCard_action
      }
      counts {
        open
        doing
        done
        accepted
        closed
        overdue
      }
      systems {
        id
        name
      }
    }
    doneActions {
      count
      jurisdiction
      questionIds
      system {
        id
        jurisdiction
        name
        openAssessmentId
      }
    }
    organisation {
      id
      members {
        id
        username
        fullName
      }
    }
  }
`);
