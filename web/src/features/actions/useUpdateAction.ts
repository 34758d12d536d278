import { useApolloClient, useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { UpdateActionInput } from '../../gql/graphql.ts';
import { toastFailure } from '../../ui/toast.ts';
import { refetchActions } from './refetchActions.ts';

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
  const client = useApolloClient();
  const [update, { loading }] = useMutation(Update, {
    onError: error => toastFailure('Not saved', failureOf(error).message),
  });
  async function save(input: UpdateActionInput): Promise<boolean> {
    const { data } = await update({ variables: { id, input } });
    if (data) void refetchActions(client);
    return Boolean(data);
  }
  return { save, saving: loading };
}
