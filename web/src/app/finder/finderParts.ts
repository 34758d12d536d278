/** What Ctrl-K and `?` open comes together, when it is first asked for: the first load names one file. */
export { FinderDialog } from './FinderDialog.tsx';
export { KeysDialog } from './KeysDialog.tsx';
