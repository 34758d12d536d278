import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { type ReactNode, Suspense } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { ActionField, SeenAction, UpdateActionInput } from '../../gql/graphql.ts';
import { toastFailure } from '../../ui/toast.ts';
import { lazyComponent } from '../lazyComponent.ts';
import { isChanged, useEditConflict } from '../useEditConflict.ts';

const ChangedMeanwhile = lazyComponent(() => import('./ChangedMeanwhile.tsx').then(module => module.ChangedMeanwhile));

const Update = graphql(`
  mutation UpdateAction($id: ID!, $input: UpdateActionInput!) {
    updateAction(id: $id, input: $input) {
      id
      ...ActionRow_action
      ...ActionDetails_action
    }
  }
`);

type Asked = {
  /** What was on the screen when it was changed. */
  seen: SeenAction;
  /** How the change reads, for the choice between it and someone else's. */
  yours: string;
};
type Conflict = { fields: readonly ActionField[]; yours: string };

/** Why nothing was saved, where someone else had changed the same meanwhile. */
function fieldsOf(error: unknown): readonly ActionField[] | undefined {
  return isChanged(error) ? (failureOf(error).fields as ActionField[] | undefined) : undefined;
}

/**
 * Changes an action; the list behind follows. What could not be saved is said. Someone whose change meets another's
 * chooses between the two, in `choice`.
 */
export function useUpdateAction(id: string) {
  const client = useApolloClient();
  const { isMineChosen, conflict, choices } = useEditConflict<Conflict>();
  const [update, { loading }] = useMutation(Update, {
    onError: error => {
      if (!fieldsOf(error)) toastFailure('Not saved', failureOf(error).message);
    },
  });

  async function save(input: UpdateActionInput, { seen, yours }: Asked): Promise<'saved' | 'failed' | 'withdrawn'> {
    const { data, error } = await update({ variables: { id, input: { ...input, seen } } });
    if (data) void refetchActions(client);
    const fields = error && fieldsOf(error);
    if (!fields) return data ? 'saved' : 'failed';
    if (await isMineChosen({ fields, yours })) return save(input, { seen: {}, yours });
    void refetchActions(client);
    return 'withdrawn';
  }

  const choice: ReactNode = conflict && (
    <Suspense>
      <ChangedMeanwhile id={id} {...conflict} {...choices} />
    </Suspense>
  );
  return { save, saving: loading, choice };
}

let isFetching = false;
let isOutdated = false;

/**
 * Fetches the list after a change. One fetch at a time: a list that is under way, for a change before or since the page asked, does not
 * know this one, and is fetched once more when it is there.
 */
async function refetchActions(client: ApolloClient): Promise<void> {
  isOutdated = true;
  if (isFetching) return;
  isFetching = true;
  try {
    while (isOutdated) {
      // Apollo gives the answer of a question that is under way to the person who asks it again.
      isOutdated = isUnderWay(client);
      await client.refetchQueries({ include: listsOf(client).map(({ query }) => query) });
    }
  } catch {
    // The change is saved, and shown in its row; the list says by itself that it cannot be fetched.
  } finally {
    isFetching = false;
  }
}

const listsOf = (client: ApolloClient) =>
  [...client.getObservableQueries()].filter(({ queryName }) => queryName === 'Actions');

const isUnderWay = (client: ApolloClient) => listsOf(client).some(list => list.getCurrentResult().loading);
