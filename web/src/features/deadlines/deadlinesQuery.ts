import { graphql } from '../../gql/gql.ts';

/** Everything with a date, soonest of each kind first. Also only the user's actions, and the legal dates of some systems. */
export const deadlinesQuery = graphql(`
  query Deadlines($mine: Boolean!, $systems: [ID!]) {
    eu: nextDays(jurisdiction: EU, first: 20, systems: $systems) {
      ...Deadlines_day
    }
    uk: nextDays(jurisdiction: UK, first: 20, systems: $systems) {
      ...Deadlines_day
    }
    evidenceDates(first: 100) {
      ...Deadlines_evidence
    }
    actionDates(first: 100, mine: $mine) {
      ...Deadlines_action
    }
    organisationDuties {
      id
      ...Deadlines_duty
    }
    policyDates(first: 100) {
      ...Deadlines_policy
    }
    reviewDates(first: 100) {
      ...Deadlines_review
    }
    actionCounts {
      now
      asOf
    }
    calendarAddress {
      ...CalendarSection_address
    }
    organisation {
      id
      ...IntervalSetting_organisation
      reassessments(first: 100) {
        ...Deadlines_reassessment
      }
    }
  }
`);

/** The systems that a user owns, under either law. */
export const ownSystemsQuery = graphql(`
  query OwnSystems($me: ID!) {
    eu: systemLedger(jurisdiction: EU, filter: { ownerId: $me }, first: 200) {
      systems {
        id
        jurisdiction
      }
    }
    uk: systemLedger(jurisdiction: UK, filter: { ownerId: $me }, first: 200) {
      systems {
        id
        jurisdiction
      }
    }
  }
`);
