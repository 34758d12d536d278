import { relative } from 'node:path';
import { root } from '../../../dev-stack/src/node24.mjs';

/** Folders with a room each. */
const ROOMS = /^(services\/[\w-]+|gateway|libs\/service)(?=\/)(?!.*\.alone\.)/;

/**
 * The room of a test file. In each worker, the files of a room share one context and the modules loaded in it, so each service is
 * loaded once instead of once per file. They run one after another.
 * @returns for example 'services/identity'; undefined if the file has its own modules, as `*.alone.test.ts` has
 */
export const roomOf = testPath => ROOMS.exec(relative(root, testPath))?.[0];
