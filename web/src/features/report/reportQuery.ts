import { graphql } from '../../gql/gql.ts';

/** A report with its documents and evidence, and the letterhead of those whose it is. */
export const reportQuery = graphql(`
  query Report($id: ID!) {
    assessment(id: $id) {
      id
      report {
        id
        system {
          name
        }
        ...ReportDocument_report
        ...CorrectionNotice_report
        ...ReportReview_report
        ...UpdatedNotice_report
      }
      system {
        archived
        ...ArchivedNotice_system
        ...StartAssessmentButton_system
      }
      evidence {
        ...DutySection_evidence
      }
      proof {
        ...DutySection_proof
      }
      ...ReportTools_assessment
    }
    branding {
      id
      ...ReportLetterhead_branding
    }
    documentPurchases(assessmentId: $id) {
      ...DocumentSection_purchase
    }
  }
`);
