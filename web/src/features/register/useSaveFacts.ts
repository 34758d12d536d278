import { useMutation } from '@apollo/client/react';
import { changeCopies } from '../../client/systemCopies.ts';
import { graphql } from '../../gql/gql.ts';

const SaveSystemFacts = graphql(`
  mutation SaveSystemFacts($id: ID!, $facts: SystemFactsInput!) {
    saveSystemFacts(id: $id, facts: $facts) {
      id
      facts {
        ...RegisterFacts
      }
    }
  }
`);

/** Writes facts into a register; `onSaved` is told how many once they are there. */
export function useSaveFacts(systemId: string, onSaved: (count: number) => void) {
  const [run, { loading, error }] = useMutation(SaveSystemFacts, {
    update: (cache, { data }) => {
      if (data) changeCopies(cache, systemId, { facts: data.saveSystemFacts.facts });
    },
    onCompleted: (_data, options) => onSaved(Object.keys(options?.variables?.facts ?? {}).length),
    onError: () => {},
  });
  const save = (facts: Readonly<Record<string, string>>) => run({ variables: { id: systemId, facts } });
  return [save, { loading, error }] as const;
}
