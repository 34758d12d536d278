import { useQuery } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { graphql } from '../../gql/gql.ts';
import { LinkRows } from '../../parts/links/LinkRows.tsx';

const Links = graphql(`
  query SupplierLinks($id: ID!) {
    links(systemId: $id, first: 20) {
      id
      ...LinkRows_link
    }
  }
`);

/** The supplier request links of a system. */
export function SupplierLinks({ links }: Pick<ComponentProps<typeof LinkRows>, 'links'>) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="supplier-links" className="mt-10">
      <h2 id="supplier-links" className="text-base font-semibold">
        Links
      </h2>
      <LinkRows links={links} named={false} />
    </section>
  );
}

/** The links as a contributor sees them; only the system shows that they own it. */
export function OwnedSupplierLinks({ systemId }: { systemId: string }) {
  const { data } = useQuery(Links, { variables: { id: systemId }, fetchPolicy: 'cache-and-network' });
  return <SupplierLinks links={data?.links ?? []} />;
}
