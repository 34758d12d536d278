import { homedir } from 'node:os';
import { join } from 'node:path';

/** The machine's own environment, handed on to child processes. */
export const machine = process.env;

/** Where what was fetched once is kept for every later start and test of this user. */
export const cacheDir = () => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'aicp');
