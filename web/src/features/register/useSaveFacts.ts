import { isOwnName, withoutOwn } from '@aicp/compliance/law/systemFacts/ownNames';
import { useMutation } from '@apollo/client/react';
import { updateCachedSystem } from '../../client/systemCopies.ts';
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

/** Saves facts of a system. Calls `onSaved` with their number once they are saved. */
export function useSaveFacts(systemId: string, onSaved: (count: number) => void) {
  const [run, { loading, error }] = useMutation(SaveSystemFacts, {
    update: (cache, { data }) => {
      if (data) updateCachedSystem(cache, systemId, { facts: data.saveSystemFacts.facts });
    },
    onCompleted: (_data, options) => onSaved(Object.keys(options?.variables?.facts ?? {}).length),
    onError: () => {},
  });
  const save = (recorded: Readonly<Record<string, string>>) => {
    const own = Object.entries(recorded).flatMap(([name, value]) =>
      isOwnName(name) ? [[withoutOwn(name), value]] : [],
    );
    const facts = Object.fromEntries(Object.entries(recorded).filter(([name]) => !isOwnName(name)));
    return run({
      variables: { id: systemId, facts: { ...facts, ...(own.length > 0 && { own: Object.fromEntries(own) }) } },
    });
  };
  return [save, { loading, error }] as const;
}
