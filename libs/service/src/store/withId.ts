/** A stored document as a plain object: `_id` becomes `id`. */
export function withId<Document extends { _id: unknown }>({ _id, ...rest }: Document) {
  return { id: _id, ...rest } as Omit<Document, '_id'> & { id: Document['_id'] };
}
