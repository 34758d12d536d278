/** Resolves when the first page of this visit is drawn and listens. */
export const { promise: firstPageListens, resolve: firstPageDrawn } = Promise.withResolvers<void>();
