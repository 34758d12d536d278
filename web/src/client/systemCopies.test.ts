import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { updateCachedSystem } from './systemCopies.ts';

const system = gql`
  fragment Some on AiSystem {
    name
    owner {
      id
      username
    }
  }
`;

test('a change of a system, including its people, is visible under either law', () => {
  const cache = new InMemoryCache();
  const read = (id: string) => cache.readFragment({ id, fragment: system });
  for (const id of ['AiSystem:7:EU', 'AiSystem:7:UK'])
    cache.writeFragment({ id, fragment: system, data: { __typename: 'AiSystem', name: 'Old', owner: null } });
  updateCachedSystem(cache, '7', { name: 'New', owner: { __typename: 'Person', id: '3', username: 'anna' } });
  cache.writeFragment({
    id: 'Person:3',
    fragment: gql`
      fragment Name on Person {
        id
        username
      }
    `,
    data: { __typename: 'Person', id: '3', username: 'anna' },
  });
  for (const id of ['AiSystem:7:EU', 'AiSystem:7:UK'])
    expect(read(id)).toMatchObject({ name: 'New', owner: { id: '3', username: 'anna' } });
  updateCachedSystem(cache, '7', { owner: null });
  expect(read('AiSystem:7:UK')).toMatchObject({ name: 'New', owner: null });
});
