/** The method of the current banks, drawn up by the build (web/methodModule.ts): the banks themselves stay out of the client. */
declare module 'virtual:method' {
  export const blocks: import('./parseMethodBlocks.ts').MethodBlock[];
}
