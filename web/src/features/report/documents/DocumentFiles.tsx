import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { saveFile } from '../../../parts/saveFile.ts';
import { toastFailure } from '../../../ui/toast.ts';
import { DownloadMenu, download, sayPreparing } from '../DownloadMenu.tsx';

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

/** The downloads of a document. HTML is built here and named after the system and the document; the other files come from the server. */
export function DocumentFiles({ id, title, systemName }: { id: string; title: string; systemName: string }) {
  const client = useApolloClient();
  const name = fileName(`${systemName} - ${title}`);

  async function saveHtml() {
    try {
      // Edits change it, so it is never read from the cache.
      const { data, error } = await client.query({ query: Html, variables: { id }, fetchPolicy: 'no-cache' });
      const html = data?.document.current?.html;
      if (!html) throw error ?? new Error('There is no document yet.');
      saveFile(`${name}.html`, new Blob([html], { type: 'text/html;charset=utf-8' }));
    } catch (error) {
      toastFailure('Error', failureOf(error).message);
    }
  }

  const drawn = (format: 'pdf' | 'docx', hint: string) => {
    const label = format.toUpperCase();
    return {
      label,
      hint,
      onSelect() {
        sayPreparing(label);
        void download(`/api/documents/${id}/${format}`, `${name}.${format}`);
      },
    };
  };
  return (
    <DownloadMenu
      label={`Download ${title}`}
      className="border border-edge bg-surface text-ink!"
      items={[
        { label: 'HTML', hint: 'One file for any browser', onSelect: saveHtml },
        drawn('docx', 'For a word processor'),
        drawn('pdf', 'For printing'),
      ]}
    />
  );
}

/** Removes characters that some file systems reject. */
const fileName = (name: string) => name.replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '').slice(0, 180);
