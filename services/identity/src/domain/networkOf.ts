/**
 * What limits count as one caller: an IPv4 address, or the /64 that one IPv6 customer has at least.
 * @param address as Node writes it, an IPv4 address in IPv6 clothing included
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const embedded = plain.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/)?.[1];
  if (embedded) return embedded;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const before = groups(head);
  const after = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after]
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':');
}
