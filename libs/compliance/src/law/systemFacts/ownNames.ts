/** The name under which an organisation's own field is recorded, and its column name in files: `own:budget`. No legal rule reads it. */
export type OwnName = `own:${string}`;

export const ownName = (name: string): OwnName => `own:${name}`;
export const isOwnName = (name: string): name is OwnName => name.startsWith('own:');
export const withoutOwn = (name: OwnName): string => name.slice('own:'.length);
