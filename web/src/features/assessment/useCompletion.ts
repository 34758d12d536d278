import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { reportPath } from '../../parts/paths.ts';
import { toastFailure } from '../../ui/toast.ts';

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

type Assessment = { id: string; jurisdiction: Jurisdiction; previous?: object | null | undefined };

/** Completes an assessment and opens its report. */
export function useCompletion({ id, jurisdiction, previous }: Assessment) {
  const isReassessment = !!previous;
  const navigate = useNavigate();
  const [complete, { loading, error }] = useMutation(CompleteAssessment, {
    variables: { id },
    onCompleted: ({ completeAssessment }) =>
      navigate(reportPath(jurisdiction, completeAssessment.id), { state: { updated: isReassessment } }),
    onError: () => toastFailure('Error', 'Failed to complete assessment'),
  });
  return {
    finish: async () => void (await complete()),
    completing: loading,
    failure: error && failureOf(error).message,
  };
}
