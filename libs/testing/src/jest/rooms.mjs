import { relative } from 'node:path';
import { root } from '../../../dev-stack/src/node24.mjs';

/** A service whose test files change what its modules hold: each has modules of its own. */
const APART = ['services/systems-assessment/'];

/**
 * The room of a test file: the files of a service share, in each worker, one context and what is loaded in it, so that a service is loaded once
 * and not for each file. They are run one after another.
 * @returns for example 'services/identity'; undefined for a file that is alone
 */
export function roomOf(testPath) {
  const path = relative(root, testPath);
  if (APART.some(folder => path.startsWith(folder))) return undefined;
  return /^services\/[\w-]+/.exec(path)?.[0];
}
