import { graphql } from '../../gql/gql.ts';

/** The first screen of a report with its gaps and actions, and its organisation's letterhead. */
export const reportQuery = graphql(`
  query Report($id: ID!) {
    assessment(id: $id) {
      id
      report {
        id
        system {
          name
        }
        assessment {
          id
          completedAt
        }
        ...ReportDocument_report
        ...ReportWork_report
        ...CorrectionNotice_report
        ...ReportReview_report
        ...Origin_report
        ...UpdatedNotice_report
      }
      system {
        archived
        ...ArchivedNotice_system
        ...StartAssessmentButton_system
      }
    }
    branding {
      id
      ...ReportLetterhead_branding
    }
  }
`);

/** The rest of a report, with its documents and evidence. */
export const restQuery = graphql(`
  query ReportRest($id: ID!) {
    assessment(id: $id) {
      id
      report {
        id
        jurisdiction
        gaps
        requests
        class {
          id
        }
        system {
          id
          name
        }
        ...VerdictSections_report
        ...ChangeSection_report
        ...SourceList_report
        ...ReportFootnote_report
      }
      evidence {
        ...DutySection_evidence
      }
      proof {
        ...DutySection_proof
        ...Origin_proof
      }
      ...ReportTools_assessment
    }
    documentPurchases(assessmentId: $id) {
      ...DocumentSection_purchase
    }
  }
`);
