import type { Reference } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { toastFailure } from '../../ui/toast.ts';

const SaveResponse = graphql(`
  mutation SaveResponse($input: SaveResponseInput!) {
    saveResponse(input: $input) {
      assessmentId
      questionId
      answer
    }
  }
`);

type Response = { questionId: string; answer: string };
type Assessment = { id: string; status: 'in_progress' | 'completed'; responses: Response[] };

/**
 * The answers of this visit. Those of an earlier one are loaded only when the assessment is completed; of an
 * unfinished one they count as saved, but are asked again.
 */
export function useAnswers(assessment: Assessment) {
  const [given, setGiven] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      assessment.status === 'completed'
        ? assessment.responses.map(({ questionId, answer }) => [questionId, answer])
        : [],
    ),
  );
  const [saved, setSaved] = useState(() => new Set(assessment.responses.map(({ questionId }) => questionId)));
  const [lastSaved, setLastSaved] = useState<string>();
  const [unfinished, setUnfinished] = useState(0);
  const queue = useRef(Promise.resolve(true));
  const [saveResponse] = useMutation(SaveResponse, {
    update: (cache, { data }) => {
      cache.modify<{ responses: Reference[] }>({
        id: cache.identify({ __typename: 'Assessment', id: assessment.id }),
        fields: {
          responses: (stored, { toReference }) => {
            const saved = data && toReference(data.saveResponse);
            return !saved || stored.some(one => '__ref' in one && one.__ref === saved.__ref)
              ? stored
              : [...stored, saved];
          },
        },
      });
    },
    onError: () => toastFailure('Error', 'Failed to save response'),
  });

  async function store(questionId: string, answer: string): Promise<boolean> {
    const { data } = await saveResponse({ variables: { input: { assessmentId: assessment.id, questionId, answer } } });
    if (data) {
      setSaved(before => new Set(before).add(questionId));
      setLastSaved(questionId);
    }
    return !!data;
  }

  /** Shows an answer at once and saves it after those before it, so that the last choice is what stays. */
  function save(questionId: string, answer: string): Promise<boolean> {
    setGiven(before => ({ ...before, [questionId]: answer }));
    setLastSaved(undefined);
    setUnfinished(count => count + 1);
    queue.current = queue.current
      .then(() => store(questionId, answer))
      .finally(() => setUnfinished(count => count - 1));
    return queue.current;
  }

  return { given, save, saving: unfinished > 0, lastSaved, savedCount: saved.size };
}
