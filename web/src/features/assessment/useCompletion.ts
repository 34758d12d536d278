import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { reportPath } from '../../parts/paths.ts';
import { toastFailure } from '../../ui/toast.ts';

const Remarks = graphql(`
  query AssessmentRemarks($id: ID!) {
    assessment(id: $id) {
      id
      remarks
    }
  }
`);

const CompleteAssessment = graphql(`
  mutation CompleteAssessment($id: ID!) {
    completeAssessment(id: $id) {
      id
      status
      riskLevel
      riskScore
      completedAt
      responses {
        assessmentId
        questionId
        answer
        answeredBy {
          id
        }
      }
      system {
        id
        jurisdiction
        openAssessmentId
        latestAssessment {
          id
          riskLevel
          completedAt
        }
      }
    }
  }
`);

type Assessment = { id: string; jurisdiction: Jurisdiction; status: 'in_progress' | 'completed' };

/** Completes an assessment and leads to its report. What contradicts the type of the system is asked back first. */
export function useCompletion({ id, jurisdiction, status }: Assessment) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const [completeNow, { loading, error }] = useMutation(CompleteAssessment, {
    variables: { id },
    onCompleted: ({ completeAssessment }) => navigate(reportPath(jurisdiction, completeAssessment.id)),
    onError: () => toastFailure('Error', 'Failed to complete assessment'),
  });

  /** That the question back fails is no reason not to complete. */
  async function finish() {
    setAsking(true);
    const said =
      status === 'completed'
        ? []
        : await client.query({ query: Remarks, variables: { id }, fetchPolicy: 'network-only' }).then(
            ({ data }) => data?.assessment.remarks ?? [],
            () => [],
          );
    setAsking(false);
    if (said.length > 0) setRemarks(said);
    else await completeNow();
  }

  return {
    finish,
    completeNow: () => void completeNow(),
    completing: loading,
    busy: asking || loading,
    remarks,
    clearRemarks: () => setRemarks([]),
    failure: error && failureOf(error).message,
  };
}
