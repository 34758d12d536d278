import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { saveFile } from '../../../parts/saveFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { toastFailure } from '../../../ui/toast.ts';

const Html = graphql(`
  query DocumentHtml($id: ID!) {
    document(id: $id) {
      id
      title
      current {
        number
        html
      }
    }
  }
`);

/** Made into a file here, and named after the system and the document. */
export function DownloadButton({ id, title, systemName }: { id: string; title: string; systemName: string }) {
  const client = useApolloClient();
  const [fetching, setFetching] = useState(false);

  async function download() {
    setFetching(true);
    try {
      // What people fill in changes it: never from the cache.
      const { data, error } = await client.query({ query: Html, variables: { id }, fetchPolicy: 'no-cache' });
      const html = data?.document.current?.html;
      if (!html) throw error ?? new Error('There is no document yet.');
      saveFile(`${fileName(`${systemName} - ${title}`)}.html`, new Blob([html], { type: 'text/html;charset=utf-8' }));
    } catch (error) {
      toastFailure('Error', failureOf(error).message);
    } finally {
      setFetching(false);
    }
  }

  return (
    <Button size="small" disabled={fetching} onClick={download}>
      Download<span className="sr-only"> {title}</span>
    </Button>
  );
}

/** Without what some file system does not take. */
const fileName = (name: string) => name.replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '').slice(0, 180);
