import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../client/failure.ts';
import { joinList } from '../../client/systemCopies.ts';
import { graphql } from '../../gql/gql.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { toast, toastFailure } from '../../ui/toast.ts';
import { assessmentPath } from '../paths.ts';

const StartAssessment = graphql(`
  mutation StartAssessment($input: StartAssessmentInput!) {
    startAssessment(input: $input) {
      id
      jurisdiction
      notice
      startedNow
      system {
        id
        jurisdiction
        openAssessmentId
      }
      ...HistoryRow_assessment
    }
  }
`);

const History = graphql(`
  query StartAssessmentHistory($id: ID!, $jurisdiction: Jurisdiction!) {
    assessments(systemId: $id, jurisdiction: $jurisdiction, first: 100) {
      id
      ...HistoryRow_assessment
    }
  }
`);

/**
 * Starts an assessment of a system and opens it.
 * @param joinsList whether it is the first under its law, so that the system joins that list
 * @param again the questions for which it is started
 */
export function useStartAssessment(
  { id, jurisdiction }: { id: string; jurisdiction: Jurisdiction },
  { joinsList = false, again = [] as readonly string[] } = {},
) {
  const navigate = useNavigate();
  const [start, { loading }] = useMutation(StartAssessment, {
    variables: { input: { aiSystemId: id, jurisdiction } },
    // Adds a line to a history that has been fetched; does not fetch one otherwise.
    update: (cache, { data }) => {
      if (!data) return;
      const { id } = data.startAssessment.system;
      if (data.startAssessment.startedNow)
        cache.updateQuery(
          { query: History, variables: { id, jurisdiction } },
          read => read && { assessments: [data.startAssessment, ...read.assessments] },
        );
      if (joinsList) joinList(cache, id, jurisdiction, data.startAssessment.id);
    },
    onCompleted: ({ startAssessment }) => {
      if (startAssessment.notice) toast({ title: 'Nearing a limit', text: startAssessment.notice });
      void navigate(assessmentPath(startAssessment.jurisdiction, startAssessment.id, again));
    },
    onError: error => toastFailure('Error', sentenceOf(error, 'Failed to start assessment')),
  });
  return { start: () => void start(), loading };
}
