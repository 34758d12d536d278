import type { ApolloClient } from '@apollo/client';
import { actionsQuery } from './actionsQuery.ts';

let isFetching = false;
let isOutdated = false;

/**
 * Fetches the list after a change. One fetch at a time: a list that is under way, for a change before or since the page asked, does not
 * know this one, and is fetched once more when it is there.
 */
export async function refetchActions(client: ApolloClient): Promise<void> {
  isOutdated = true;
  if (isFetching) return;
  isFetching = true;
  try {
    while (isOutdated) {
      // Apollo gives the answer of a question that is under way to whoever asks it again.
      isOutdated = isUnderWay(client);
      await client.refetchQueries({ include: [actionsQuery] });
    }
  } catch {
    // The change is saved, and shown in its row; the list says by itself that it cannot be fetched.
  } finally {
    isFetching = false;
  }
}

const isUnderWay = (client: ApolloClient) =>
  [...client.getObservableQueries()].some(list => list.queryName === 'Actions' && list.getCurrentResult().loading);
