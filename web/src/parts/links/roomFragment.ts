import { graphql } from '../../gql/gql.ts';

/** The fields of a room that `RoomContents` renders. */
export const roomFragment = graphql(`
  fragment RoomContents_room on Room {
    id
    takenAt
    gone
    reports(first: 20, page: $page, search: $search) {
      id
      system
      jurisdiction
      completedAt
      class
      riskLevel
      riskScore
      complianceScore
      scored
      approvedAt
      approvedBy
      factCount
      actionCount
      answerCount
      documents {
        id
        title
        version
        sha256
        createdAt
        approvedAt
        approvedBy
        mark
        hasNewer
      }
      evidence {
        id
        name
        title
        bytes
        sha256
        proves
        duties
        uploadedAt
        uploadedBy
        validUntil
        isGone
        hasNewer
      }
      bundle {
        root
        madeAt
        stampedAt
        isGone
      }
    }
  }
`);
