/** Resolves when the first page of this visit is rendered and interactive. */
export const { promise: firstPageListens, resolve: firstPageDrawn } = Promise.withResolvers<void>();
