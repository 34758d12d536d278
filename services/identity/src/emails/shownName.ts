import { isolated } from '@aicp/contracts/isolated';

const LONGEST = 60;

/**
 * A name as it stands in a mail that others make go to somebody: null where it could be read as an address of a website, or as a
 * message. Anybody may call an organisation, or themselves, anything. From right to left it turns nothing around it.
 */
export function shownName(name: string): string | null {
  return /\.\S|[/:@]/.test(name) || name.length > LONGEST ? null : isolated(name);
}
