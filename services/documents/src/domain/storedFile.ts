/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/** Where the bytes of files can lie. */
export const fileLocations = ['mongodb', 's3'] as const;
export type FileLocation = (typeof fileLocations)[number];

/** What is known of bytes before they are written. */
export type KnownBytes = { bytes: number; sha256: string };
