import { createRequire } from 'node:module';
import type { Bidi } from 'bidi-js';

/** The Unicode Bidirectional Algorithm. What the package says of its types is not how it is loaded. */
export const bidi: Bidi = createRequire(import.meta.url)('bidi-js')();
