/** The frame of pages for the signed-in comes together: the first load names one file less. */
export { Rail } from './Rail.tsx';
export { SignedInLinks } from './SignedInLinks.tsx';
