import { methodPage } from '@aicp/compliance/banks/methodPage';
import type { Plugin } from 'vite';
import { parseMethodBlocks } from './src/features/method/parseMethodBlocks.ts';

const NAME = 'virtual:method';

/** The method of the current banks as a module of data, so that its page alone carries it and no bank comes into the client. */
export function methodModule(): Plugin {
  return {
    name: 'method',
    resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
    load: id =>
      id === `\0${NAME}` ? `export const blocks = ${JSON.stringify(parseMethodBlocks(methodPage()))};` : undefined,
  };
}
