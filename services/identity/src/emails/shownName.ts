import { isolated } from '@aicp/contracts/isolated';

const LONGEST = 60;

/**
 * A name as emails show it. Anyone can call a system, an organisation or themselves anything, so nothing in it may be read as an address
 * or as another line: what joins the parts of addresses becomes a space, and it is cut to the length of a name. From right to left it turns
 * nothing around it. Null if nothing is left.
 */
export function shownName(name: string): string | null {
  const words = name
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/[/:@\\]+|[.\u3002\uff0e\uff61](?=\S)/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(words)) return null;
  const characters = [...words];
  return isolated(characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('').trim()}…` : words);
}
