import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { UpdateActionInput } from '../../gql/graphql.ts';
import { toastFailure } from '../../ui/toast.ts';
import { actionsQuery } from './actionsQuery.ts';

const Update = graphql(`
  mutation UpdateAction($id: ID!, $input: UpdateActionInput!) {
    updateAction(id: $id, input: $input) {
      id
      ...ActionRow_action
      ...ActionDetails_action
    }
  }
`);

/** Changes an action; the list behind follows. Resolves with whether it was saved: what was not is said. */
export function useUpdateAction(id: string) {
  const [update, { loading }] = useMutation(Update, {
    refetchQueries: [actionsQuery],
    onError: error => toastFailure('Not saved', failureOf(error).message),
  });
  const save = async (input: UpdateActionInput) => Boolean((await update({ variables: { id, input } })).data);
  return { save, saving: loading };
}
