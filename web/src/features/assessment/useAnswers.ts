import type { ApolloCache, Reference, StoreObject } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { Named } from '../../parts/people/personName.ts';
import { toastFailure } from '../../ui/toast.ts';

const SaveResponse = graphql(`
  mutation SaveResponse($input: SaveResponseInput!) {
    saveResponse(input: $input) {
      assessmentId
      questionId
      answer
      answeredBy {
        id
      }
      replaced {
        answer
        answeredBy {
          id
          username
          fullName
        }
      }
    }
  }
`);

const SaveResponses = graphql(`
  mutation SaveResponses($input: SaveResponsesInput!) {
    saveResponses(input: $input) {
      assessmentId
      questionId
      answer
      answeredBy {
        id
      }
      replaced {
        answer
        answeredBy {
          id
          username
          fullName
        }
      }
    }
  }
`);

const ConfirmAnswers = graphql(`
  mutation ConfirmAnswers($input: ConfirmAnswersInput!) {
    confirmAnswers(input: $input) {
      assessmentId
      questionId
      answer
      answeredBy {
        id
      }
    }
  }
`);

type Response = { questionId: string; answer: string; answeredBy?: { id: string } | null | undefined };
type Assessment = { id: string; responses: Response[] };
type Answers = Readonly<Record<string, string>>;

/** The colleague's answer that the user's answer replaced. */
export type Replaced = { answer: string; answeredBy?: Named | null | undefined };

const answersIn = (responses: readonly Response[]): Answers =>
  Object.fromEntries(responses.map(({ questionId, answer }) => [questionId, answer]));

const onError = (error: unknown) => toastFailure('Error', sentenceOf(error, 'Failed to save response'));

/** Adds responses to the cached ones of the assessment. */
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
 * The answers of this visit. Answers of earlier visits are loaded only if this user can no longer change them. Otherwise they count as
 * saved and decide which questions apply, but are asked again. The same holds for cached answers of colleagues. A choice that a colleague
 * has since changed is no longer selected.
 * @param me the id of the user
 */
export function useAnswers(assessment: Assessment, readOnly: boolean, me: string) {
  const [chosen, setChosen] = useState<Answers>({});
  /** The saved choices of this visit; colleagues may have changed them. */
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [replaced, setReplaced] = useState<Readonly<Record<string, Replaced>>>({});
  const [savedHere, setSavedHere] = useState<ReadonlySet<string>>(new Set());
  const [lastSaved, setLastSaved] = useState<string>();
  /** The questions whose last choice the server does not have; they must not look saved. */
  const [unsavedIds, setUnsavedIds] = useState<ReadonlySet<string>>(new Set());
  const [unfinished, setUnfinished] = useState(0);
  const queue = useRef(Promise.resolve(true));
  const saves = useRef(0);
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

  const earlier = answersIn(assessment.responses);
  const theirs = new Map(
    assessment.responses.flatMap(({ questionId, answer, answeredBy }) =>
      answeredBy && answeredBy.id !== me ? [[questionId, { answer, personId: answeredBy.id }]] : [],
    ),
  );
  const isOvertaken = ([id, answer]: [string, string]) =>
    confirmed.has(id) && theirs.has(id) && theirs.get(id)?.answer !== answer;
  const choices = Object.entries(chosen);
  const given = readOnly ? earlier : Object.fromEntries(choices.filter(choice => !isOvertaken(choice)));

  /** Confirms the previous answers to these questions. Returns them, or undefined if that failed. */
  async function confirm(questionIds: readonly string[]): Promise<Answers | undefined> {
    setUnfinished(count => count + 1);
    saves.current += 1;
    const input = { assessmentId: assessment.id, questionIds: [...questionIds] };
    const stored = queue.current
      .then(() => confirmAnswers({ variables: { input } }))
      .finally(() => setUnfinished(count => count - 1));
    queue.current = stored.then(({ data }) => !!data);
    const { data } = await stored;
    if (!data) return undefined;
    const answers = answersIn(data.confirmAnswers);
    const ids = Object.keys(answers);
    setChosen(before => ({ ...before, ...answers }));
    setConfirmed(before => new Set([...before, ...ids]));
    setSavedHere(before => new Set([...before, ...ids]));
    return answers;
  }

  async function store(answers: Answers): Promise<boolean> {
    const assessmentId = assessment.id;
    const responses = Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }));
    const [first, ...more] = responses;
    if (!first) return true;
    const stored = more.length
      ? (await saveResponses({ variables: { input: { assessmentId, answers: responses } } })).data?.saveResponses
      : (await saveResponse({ variables: { input: { assessmentId, ...first } } })).data?.saveResponse;
    const ids = Object.keys(answers);
    setUnsavedIds(before => new Set([...before].filter(id => !ids.includes(id)).concat(stored ? [] : ids)));
    if (stored) {
      setSavedHere(before => new Set([...before, ...ids]));
      setConfirmed(before => new Set([...before, ...ids]));
      const others = [stored].flat().flatMap(one => (one.replaced ? [[one.questionId, one.replaced] as const] : []));
      setReplaced(before => ({ ...before, ...Object.fromEntries(others) }));
      setLastSaved(first.questionId);
    }
    return !!stored;
  }

  /** Shows answers at once and saves them after earlier ones, so that the last choice wins. */
  function save(answers: Answers): Promise<boolean> {
    const isKept = (id: string) => !(id in answers);
    setChosen(before => ({ ...before, ...answers }));
    setConfirmed(before => new Set([...before].filter(isKept)));
    setUnsavedIds(before => new Set([...before].filter(isKept)));
    setLastSaved(undefined);
    setUnfinished(count => count + 1);
    saves.current += 1;
    queue.current = queue.current.then(() => store(answers)).finally(() => setUnfinished(count => count - 1));
    return queue.current;
  }

  /** Asks questions answered on this visit again. The answer counts until another is chosen, and is shown as a previous one. */
  function askAgain(ids: readonly string[]): void {
    setChosen(before => Object.fromEntries(Object.entries(before).filter(([id]) => !ids.includes(id))));
    setLastSaved(undefined);
  }

  /** Reads after all pending saves have finished, and again if another save started in the meantime, so that the result is current. */
  async function afterSaves<Read>(read: () => Promise<Read>): Promise<Read> {
    for (;;) {
      const before = saves.current;
      await queue.current;
      const stored = await read();
      if (saves.current === before) return stored;
    }
  }

  return {
    earlier,
    given,
    all: { ...earlier, ...given },
    saved: new Set([...savedHere, ...Object.keys(earlier)]),
    save,
    confirm,
    askAgain,
    afterSaves,
    saving: unfinished > 0,
    lastSaved,
    /** The choices of this visit that could not be saved; each step forward retries them. */
    unsaved: Object.fromEntries(choices.filter(([id]) => unsavedIds.has(id))) as Answers,
    /** The current answers given by colleagues. */
    theirs,
    /** The user's choices that a colleague has since changed. */
    overtaken: Object.fromEntries(choices.filter(isOvertaken)) as Answers,
    replaced,
  };
}
