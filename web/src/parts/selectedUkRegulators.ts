import * as z from 'zod/mini';
import { inTab } from '../ui/siteData.ts';

const KEY = 'selectedUkRegulators';
const Codes = z.array(z.string());

/** The codes that the regulator wizard left in this tab; anything else found there counts as none. */
export function selectedUkRegulators(): string[] {
  try {
    return Codes.parse(JSON.parse(inTab.get(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** @returns whether the browser has stored them */
export const selectUkRegulators = (codes: string[]) => inTab.set(KEY, JSON.stringify(codes));
