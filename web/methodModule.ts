import { methodPage } from '@aicp/compliance/banks/methodPage';
import type { Plugin } from 'vite';
import { parseMethodBlocks } from './src/features/method/parseMethodBlocks.ts';

const NAME = 'virtual:method';

/** Provides the method of the current banks as a data module. Only its page loads it, and no bank becomes part of the client. */
export function methodModule(): Plugin {
  return {
    name: 'method',
    resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
    load: id =>
      id === `\0${NAME}` ? `export const blocks = ${JSON.stringify(parseMethodBlocks(methodPage()))};` : undefined,
  };
}
