import { inTab } from '../ui/siteData.ts';

const KEY = 'selectedUkRegulators';

/** The codes that the regulator wizard stored in this tab; any other stored value counts as none. */
export function selectedUkRegulators(): string[] {
  try {
    const codes: unknown = JSON.parse(inTab.get(KEY) ?? '[]');
    return Array.isArray(codes) && codes.every(code => typeof code === 'string') ? codes : [];
  } catch {
    return [];
  }
}

/** @returns whether the browser has stored them */
export const selectUkRegulators = (codes: string[]) => inTab.set(KEY, JSON.stringify(codes));
