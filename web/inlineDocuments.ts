import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CALL = /graphql\(`([^`]*)`\)/g;
const IMPORT = /import \{ graphql \} from '[^']*gql\/gql\.ts';/;

/**
 * Inlines each GraphQL document where it is used. Otherwise every page would load the documents of all pages, because `graphql()` looks
 * them up in a generated map.
 */
export function inlineDocuments(): Plugin {
  return {
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: IMPORT },
      async handler(code) {
        const generated = pathToFileURL(resolve(import.meta.dirname, 'src/gql/gql.ts')).href;
        const { graphql }: { graphql: (source: string) => { kind?: string } } = await import(generated);
        return code.replace(IMPORT, '').replace(CALL, (_call, source: string) => {
          const document = graphql(source);
          if (document.kind !== 'Document') throw new Error(`Not generated yet, run \`npm run graph\`:\n${source}`);
          return `(${JSON.stringify(document)})`;
        });
      },
    },
  };
}
