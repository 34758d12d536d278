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
  /** The values on screen when it was changed. */
  seen: SeenAction;
  /** The change in words, for the choice between it and another member's. */
  yours: string;
};
type Conflict = { fields: readonly ActionField[]; yours: string };

/** The fields that another member had changed at the same time, if nothing was saved for that reason. */
function fieldsOf(error: unknown): readonly ActionField[] | undefined {
  return isChanged(error) ? (failureOf(error).fields as ActionField[] | undefined) : undefined;
}

/**
 * Updates an action; the list follows. A failed save is reported. If another member has changed the same field, the user chooses between
 * the two in `choice`.
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
 * Fetches the list after a change, one fetch at a time. A fetch already under way, whether for an earlier change or for the page, does
 * not include this change. It is then followed by another one.
 */
async function refetchActions(client: ApolloClient): Promise<void> {
  isOutdated = true;
  if (isFetching) return;
  isFetching = true;
  try {
    while (isOutdated) {
      // For a query already under way, Apollo returns its response to the second caller too.
      isOutdated = isUnderWay(client);
      await client.refetchQueries({ include: listsOf(client).map(({ query }) => query) });
    }
  } catch {
    // The change is saved and shown in its row; the list itself reports if it cannot be fetched.
  } finally {
    isFetching = false;
  }
}

const listsOf = (client: ApolloClient) =>
  [...client.getObservableQueries()].filter(({ queryName }) => queryName === 'Actions');

const isUnderWay = (client: ApolloClient) => listsOf(client).some(list => list.getCurrentResult().loading);
