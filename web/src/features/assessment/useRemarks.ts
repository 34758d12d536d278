import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { useAnswers } from './useAnswers.ts';

const Remarks = graphql(`
  query AssessmentRemarks($id: ID!) {
    assessment(id: $id) {
      id
      remarks
    }
  }
`);

/**
 * The contradictions between the system type and the stored answers.
 * @param on whether they are needed: near the end and on the review
 */
export function useRemarks(id: string, on: boolean, { all, afterSaves }: ReturnType<typeof useAnswers>) {
  const client = useApolloClient();
  const [known, setKnown] = useState<{ answered: string; remarks: readonly string[] }>();
  const answered = JSON.stringify(all);
  const read = useEffectEvent(() =>
    afterSaves(() => client.query({ query: Remarks, variables: { id }, fetchPolicy: 'network-only' })),
  );
  useEffect(() => {
    if (!on) return;
    let isLeft = false;
    // A failure does not block completion, because the report shows the contradictions too.
    read().then(
      ({ data }) => data && !isLeft && setKnown({ answered, remarks: data.assessment.remarks }),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [on, answered]);
  return known?.remarks ?? [];
}
