/** The frame of the pages for signed-in users forms one chunk, so that the first load names one file fewer. */
export { Rail } from './Rail.tsx';
export { SignedInLinks } from './SignedInLinks.tsx';
