import type { Reference } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';

const AnnotateQuestion = graphql(`
  mutation AnnotateQuestion($input: AnnotateQuestionInput!) {
    annotateQuestion(input: $input) {
      assessmentId
      questionId
      note
      notedBy {
        id
      }
      notedAt
      flag {
        text
        member {
          id
        }
        flaggedBy {
          id
        }
      }
    }
  }
`);

type Person = { id: string };

export type Annotation = {
  questionId: string;
  note?: string | null | undefined;
  notedBy?: Person | null | undefined;
  notedAt?: string | null | undefined;
  flag?: { text?: string | null | undefined; member?: Person | null | undefined; flaggedBy: Person } | null | undefined;
};

/** What may change about a question: what is left out stays, null takes away. */
export type Wish = { note?: string | null; flag?: { text: string; memberId: string | null } | null };

/** Saves the note and the flag of a question. What could not be saved stays in its field, with the reason. */
export function useNotes(assessmentId: string, questionId: string) {
  const [failure, setFailure] = useState<string>();
  const [annotate, { loading }] = useMutation(AnnotateQuestion, {
    update: (cache, { data }) =>
      data &&
      cache.modify<{ annotations: Reference[] }>({
        id: cache.identify({ __typename: 'Assessment', id: assessmentId }),
        fields: {
          annotations: (stored, { toReference }) => {
            const added = toReference(data.annotateQuestion);
            const isThere = stored.some(one => '__ref' in one && one.__ref === added?.__ref);
            return added && !isThere ? [...stored, added] : stored;
          },
        },
      }),
    onError: error => setFailure(failureOf(error).message),
  });

  /** Resolves with whether it is saved. */
  async function save(wish: Wish): Promise<boolean> {
    setFailure(undefined);
    const { data } = await annotate({ variables: { input: { assessmentId, questionId, ...wish } } });
    return !!data;
  }
  return { save, saving: loading, failure };
}
