import type { ApolloCache, Reference } from '@apollo/client';
import type { OrganisationRole } from '../../../gql/graphql.ts';

type Entity = { __typename?: string; id: string };

type Changes = {
  members?: readonly Entity[];
  role?: OrganisationRole;
  invitations?: readonly Entity[];
  /** A new invitation, which replaces an open one for the same address. */
  invited?: Entity & { email: string };
};

/** Puts a mutation's result into the cached organisation of the page. */
export function changePeople(cache: ApolloCache, id: string, { members, role, invitations, invited }: Changes): void {
  const reference = (entity: Entity) => ({ __ref: cache.identify(entity) ?? '' });
  cache.modify<{ members: Reference[]; role: OrganisationRole; invitations: Reference[] }>({
    id: cache.identify({ __typename: 'Organisation', id }) ?? '',
    fields: {
      members: known => members?.map(reference) ?? known,
      role: known => role ?? known,
      invitations: (known, { readField }) => {
        if (invitations) return invitations.map(reference);
        if (!invited) return known;
        const others = (known as Reference[]).filter(
          one => readField<string>('email', one)?.toLowerCase() !== invited.email.toLowerCase(),
        );
        return [reference(invited), ...others];
      },
    },
  });
}
