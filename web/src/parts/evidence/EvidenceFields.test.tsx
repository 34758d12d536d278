import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { EvidenceFields } from './EvidenceFields.tsx';

it('the owner of a file stays selected while the members are loading', () => {
  const dates = { effectiveFrom: null, validUntil: null };
  const file = { title: 'Policy', kind: 'policy', note: null, ...dates, owner: '7', ownedBy: { username: 'grace' } };
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.empty(),
    defaultOptions: { mutate: { errorPolicy: 'all' } },
  });
  const drawn = renderToStaticMarkup(
    <ApolloProvider client={client}>
      <EvidenceFields file={file} />
    </ApolloProvider>,
  );
  expect(drawn).toMatch(/<option value="7" selected="">grace<\/option>/);
});
