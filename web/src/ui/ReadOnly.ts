import { createContext } from 'react';

/** The reason why nothing below can be changed; undefined if it can be. Buttons refused for this reason are hidden. */
export const ReadOnly = createContext<string | undefined>(undefined);
