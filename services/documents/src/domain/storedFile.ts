/** The first and last byte, both included. */
export type ByteRange = { start: number; end: number };

export const fileLocations = ['mongodb', 's3'] as const;
export type FileLocation = (typeof fileLocations)[number];

/** The expected size and hash of bytes before they are written. */
export type KnownBytes = { bytes: number; sha256: string };
