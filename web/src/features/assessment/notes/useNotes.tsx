import type { Reference } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { type ReactNode, Suspense, useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { lazyComponent } from '../../../parts/lazyComponent.ts';
import { isChanged, useEditConflict } from '../../../parts/useEditConflict.ts';

const NoteChanged = lazyComponent(() => import('./NoteChanged.tsx').then(module => module.NoteChanged));

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

/** The changes to a question's note and flag: omitted fields stay, and null deletes. */
export type Wish = { note?: string | null; flag?: { text: string; memberId: string | null } | null };

/**
 * Saves the note and the flag of a question. A note that could not be saved stays in its field, with the reason. If a colleague has
 * changed the note, the user chooses between the two in `choice`.
 */
export function useNotes(assessmentId: string, questionId: string) {
  const [failure, setFailure] = useState<string>();
  const { isMineChosen, conflict, choices } = useEditConflict<{ yours: string }>();
  const [annotate, { loading }] = useMutation(AnnotateQuestion, {
    update: (cache, { data }) =>
      data &&
      cache.modify<{ annotations: Reference[] }>({
        id: cache.identify({ __typename: 'Assessment', id: assessmentId }),
        fields: {
          annotations: (stored, { toReference }) => {
            const added = toReference(data.annotateQuestion);
            const isCached = stored.some(one => '__ref' in one && one.__ref === added?.__ref);
            return added && !isCached ? [...stored, added] : stored;
          },
        },
      }),
    onError: error => {
      if (!isChanged(error)) setFailure(failureOf(error).message);
    },
  });

  /**
   * Returns whether it was saved.
   * @param seen the note shown when editing began; undefined to overwrite any note
   */
  async function save(wish: Wish, seen?: string | null): Promise<boolean> {
    setFailure(undefined);
    const input = { assessmentId, questionId, ...wish, ...(seen !== undefined && { seen: { note: seen } }) };
    const { data, error } = await annotate({ variables: { input } });
    if (!error || !isChanged(error)) return !!data;
    return (await isMineChosen({ yours: wish.note || 'No note' })) && save(wish);
  }

  const choice: ReactNode = conflict && (
    <Suspense>
      <NoteChanged assessmentId={assessmentId} questionId={questionId} {...conflict} {...choices} />
    </Suspense>
  );
  return { save, saving: loading, failure, choice };
}
