import type { ApolloCache, Reference, StoreObject } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../client/failure.ts';
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

const SaveResponses = graphql(`
  mutation SaveResponses($input: SaveResponsesInput!) {
    saveResponses(input: $input) {
      assessmentId
      questionId
      answer
    }
  }
`);

const ConfirmAnswers = graphql(`
  mutation ConfirmAnswers($input: ConfirmAnswersInput!) {
    confirmAnswers(input: $input) {
      assessmentId
      questionId
      answer
    }
  }
`);

type Response = { questionId: string; answer: string };
type Assessment = { id: string; responses: Response[] };
type Answers = Readonly<Record<string, string>>;

const answersIn = (responses: readonly Response[]): Answers =>
  Object.fromEntries(responses.map(({ questionId, answer }) => [questionId, answer]));

const onError = (error: unknown) => toastFailure('Error', sentenceOf(error, 'Failed to save response'));

/** Adds responses to those that the cache has of the assessment. */
function remember(cache: ApolloCache, assessmentId: string, responses: readonly StoreObject[]): void {
  cache.modify<{ responses: Reference[] }>({
    id: cache.identify({ __typename: 'Assessment', id: assessmentId }),
    fields: {
      responses: (stored, { toReference }) => {
        const refs = stored.flatMap(one => ('__ref' in one ? [one.__ref] : []));
        const added = responses.flatMap(response => toReference(response) ?? []);
        return [...stored, ...added.filter(({ __ref }) => !refs.includes(__ref))];
      },
    },
  });
}

/**
 * The answers of this visit. Those of an earlier one are loaded only where they can no longer, or not by this person, be
 * changed; elsewhere they count as saved and decide which questions apply, but are asked again.
 */
export function useAnswers(assessment: Assessment, readOnly: boolean) {
  const [earlier, setEarlier] = useState(() => answersIn(assessment.responses));
  const [given, setGiven] = useState<Answers>(() => (readOnly ? earlier : {}));
  const [saved, setSaved] = useState<ReadonlySet<string>>(() => new Set(Object.keys(earlier)));
  const [lastSaved, setLastSaved] = useState<string>();
  const [unfinished, setUnfinished] = useState(0);
  const queue = useRef(Promise.resolve(true));
  const [saveResponse] = useMutation(SaveResponse, {
    update: (cache, { data }) => data && remember(cache, assessment.id, [data.saveResponse]),
    onError,
  });
  const [saveResponses] = useMutation(SaveResponses, {
    update: (cache, { data }) => data && remember(cache, assessment.id, data.saveResponses),
    onError,
  });

  const [confirmAnswers] = useMutation(ConfirmAnswers, {
    update: (cache, { data }) => data && remember(cache, assessment.id, data.confirmAnswers),
    onError,
  });

  /** Makes last time's answers to these questions answers of this visit; resolves with them, or undefined when that failed. */
  async function confirm(questionIds: readonly string[]): Promise<Answers | undefined> {
    setUnfinished(count => count + 1);
    const input = { assessmentId: assessment.id, questionIds: [...questionIds] };
    const { data } = await queue.current
      .then(() => confirmAnswers({ variables: { input } }))
      .finally(() => setUnfinished(count => count - 1));
    if (!data) return undefined;
    const confirmed = answersIn(data.confirmAnswers);
    setGiven(before => ({ ...before, ...confirmed }));
    setSaved(before => new Set([...before, ...Object.keys(confirmed)]));
    return confirmed;
  }

  async function store(answers: Answers): Promise<boolean> {
    const assessmentId = assessment.id;
    const responses = Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }));
    const [first, ...more] = responses;
    if (!first) return true;
    const { data } = more.length
      ? await saveResponses({ variables: { input: { assessmentId, answers: responses } } })
      : await saveResponse({ variables: { input: { assessmentId, ...first } } });
    if (data) {
      setSaved(before => new Set([...before, ...Object.keys(answers)]));
      setLastSaved(first.questionId);
    }
    return !!data;
  }

  /** Shows answers at once and saves them after those before them, so that the last choice is what stays. */
  function save(answers: Answers): Promise<boolean> {
    setGiven(before => ({ ...before, ...answers }));
    setLastSaved(undefined);
    setUnfinished(count => count + 1);
    queue.current = queue.current.then(() => store(answers)).finally(() => setUnfinished(count => count - 1));
    return queue.current;
  }

  /** Asks again what was answered on this visit: it counts until another answer is chosen, and is shown as an earlier one. */
  function askAgain(ids: readonly string[]): void {
    const again = Object.entries(given).filter(([id]) => ids.includes(id));
    setEarlier(before => ({ ...before, ...Object.fromEntries(again) }));
    setGiven(before => Object.fromEntries(Object.entries(before).filter(([id]) => !ids.includes(id))));
    setLastSaved(undefined);
  }

  return {
    earlier,
    given,
    all: { ...earlier, ...given },
    saved,
    save,
    confirm,
    askAgain,
    saving: unfinished > 0,
    lastSaved,
  };
}
