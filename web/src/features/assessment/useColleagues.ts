import { isolated } from '@aicp/contracts/isolated';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { useLive } from '../../client/useLive.ts';
import { graphql } from '../../gql/gql.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { reportPath } from '../../parts/paths.ts';
import { personName } from '../../parts/people/personName.ts';
import { toast } from '../../ui/toast.ts';
import type { useAnswers } from './useAnswers.ts';

const AssessmentNow = graphql(`
  query AssessmentNow($id: ID!) {
    assessment(id: $id) {
      id
      status
      completedBy {
        id
        username
        fullName
      }
      responses {
        assessmentId
        questionId
        answer
        answeredBy {
          id
          username
          fullName
        }
      }
      annotations {
        assessmentId
        questionId
        note
        notedBy {
          id
          username
          fullName
        }
        notedAt
        flag {
          text
          member {
            id
            username
            fullName
          }
          flaggedBy {
            id
          }
        }
      }
    }
  }
`);

type Options = {
  /** Whether colleagues may be answering the assessment now. */
  on: boolean;
  me: string;
  afterSaves: ReturnType<typeof useAnswers>['afterSaves'];
  /** Called when the assessment no longer exists. */
  onGone: () => void;
};

/**
 * Follows colleagues in an assessment in progress. Their answers are cached, with their names; when a colleague completes it, its report
 * is shown.
 */
export function useColleagues(assessment: { id: string; jurisdiction: Jurisdiction }, options: Options) {
  const { id, jurisdiction } = assessment;
  const client = useApolloClient();
  const navigate = useNavigate();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const reading = useRef<Promise<void>>(undefined);
  const isStale = useRef(false);

  async function read(): Promise<void> {
    const { data } = await options.afterSaves(() =>
      client.query({ query: AssessmentNow, variables: { id }, fetchPolicy: 'no-cache' }),
    );
    if (!data) return;
    const { status, responses, annotations, completedBy } = data.assessment;
    const people = [
      ...responses.map(({ answeredBy }) => answeredBy),
      ...annotations.flatMap(({ notedBy, flag }) => [notedBy, flag?.member]),
      completedBy,
    ].flatMap(one => (one ? [one] : []));
    setNames(new Map(people.map(person => [person.id, personName(person)])));
    client.writeQuery({ query: AssessmentNow, variables: { id }, data });
    if (status !== 'completed' || !completedBy || completedBy.id === options.me) return;
    toast({
      title: 'Assessment completed',
      text: `${isolated(personName(completedBy))} completed this assessment. This is its report, with all saved answers.`,
    });
    await navigate(reportPath(jurisdiction, id));
  }

  /** Runs one read at a time; requests during a read cause one more. */
  function refresh(): Promise<void> {
    isStale.current = true;
    reading.current ??= (async () => {
      while (isStale.current) {
        isStale.current = false;
        await read().catch((error: unknown) => failureOf(error).code === 'NOT_FOUND' && options.onGone());
      }
      reading.current = undefined;
    })();
    return reading.current;
  }

  const isLost = useLive(options.on, notice => {
    if (notice === undefined || notice === 'systems' || notice === `assessment ${id}`) void refresh();
  });
  return { names, isLost, refresh };
}
