import { createRequire } from 'node:module';
import type { Bidi } from 'bidi-js';

/** The Unicode Bidirectional Algorithm. The package's types do not match how it is loaded. */
export const bidi: Bidi = createRequire(import.meta.url)('bidi-js')();
