import type { DefaultContext, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useState } from 'react';
import { dismissFailures } from '../ui/toast.ts';
import { type Failure, failureOf } from './failure.ts';

type Options<Data> = {
  context?: DefaultContext;
  onCompleted: (data: Data) => unknown;
  onFailure: (failure: Failure) => void;
};

/**
 * A mutation for pages without Apollo. The client is fetched with the first call, or earlier by `fetchApollo`. Everything behind
 * ClientLayer uses Apollo's own useMutation.
 */
export function useLateMutation<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  { context, onCompleted, onFailure }: Options<Data>,
): [send: (variables: Variables) => Promise<void>, state: { loading: boolean }] {
  const [loading, setLoading] = useState(false);

  async function send(variables: Variables) {
    setLoading(true);
    dismissFailures();
    try {
      const { apollo } = await import('./apollo.ts');
      const { data, error } = await apollo.mutate({ mutation, variables, context });
      if (error) throw error;
      await onCompleted(data as Data);
    } catch (error) {
      onFailure(failureOf(error));
    } finally {
      setLoading(false);
    }
  }

  return [send, { loading }];
}

/**
 * Fetches the client and the message display while the user is still typing, so that a lost connection can still be shown. If that fails,
 * the call itself will report it.
 */
export const fetchApollo = () =>
  void Promise.all([import('./apollo.ts'), import('../ui/Toaster.tsx')]).catch(() => undefined);
