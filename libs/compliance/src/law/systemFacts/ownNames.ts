/** The name under which an own field of an organisation is recorded, and of its column in files: `own:budget`. No rule of the law reads one. */
export type OwnName = `own:${string}`;

export const ownName = (name: string): OwnName => `own:${name}`;
export const isOwnName = (name: string): name is OwnName => name.startsWith('own:');
export const withoutOwn = (name: OwnName): string => name.slice('own:'.length);
