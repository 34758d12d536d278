import type { AdaptiveBank } from '../../scoring/adaptiveBank.ts';
import { publishedAs } from '../eu-2026-11-22/published.ts';
import { edition } from './edition.ts';

/** The second EU bank with one correction: a free licence takes a system out of the Act, and not its maker's model. */
export const published: AdaptiveBank = publishedAs(edition);
