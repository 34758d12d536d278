import { createContext } from 'react';

/** Why no one can change anything below, in a sentence; undefined where it can be changed. A button refused for this reason is not shown. */
export const ReadOnly = createContext<string | undefined>(undefined);
