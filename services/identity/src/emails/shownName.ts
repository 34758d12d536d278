import { isolated } from '@aicp/contracts/isolated';

const MAX_LENGTH = 60;

/**
 * A name as emails show it. Anyone can choose any name, so nothing in it may read as an address or as another line. Characters that join
 * the parts of addresses become spaces, and the name is cut to the maximum length. A right-to-left name does not affect the text around
 * it. Null if nothing is left.
 */
export function shownName(name: string): string | null {
  const words = name
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/[/:@\\]+|[.\u3002\uff0e\uff61](?=\S)/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(words)) return null;
  const characters = [...words];
  return isolated(characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH).join('').trim()}…` : words);
}
