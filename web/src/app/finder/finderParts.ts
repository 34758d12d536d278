/** The dialogs of Ctrl-K and `?` form one chunk, fetched when one is first opened, so that the first load names only one file. */
export { FinderDialog } from './FinderDialog.tsx';
export { KeysDialog } from './KeysDialog.tsx';
