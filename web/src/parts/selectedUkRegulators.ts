import * as z from 'zod/mini';

const KEY = 'selectedUkRegulators';
const Codes = z.array(z.string());

/** The codes that the regulator wizard left in this tab; anything else found there counts as none. */
export function selectedUkRegulators(): string[] {
  try {
    return Codes.parse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

export const selectUkRegulators = (codes: string[]) => sessionStorage.setItem(KEY, JSON.stringify(codes));
