import mongoose, { type IndexDefinition, type IndexOptions, type Model, Schema } from 'mongoose';

/** A stored entity: its number is `_id`. */
export type Stored<Entity extends { id: unknown }> = Omit<Entity, 'id'> & { _id: Entity['id'] };

/** Converts a row to its entity: `_id` becomes `id`. */
export function withId<Row extends { _id: unknown }>({ _id, ...rest }: Row) {
  return { id: _id, ...rest } as Omit<Row, '_id'> & { id: Row['_id'] };
}

/** MongoDB's kind of a value. Objects and lists of objects are stored as they are, or by a schema of `part`. */
type Kind<Value> = [Value] extends [number]
  ? typeof Number
  : [Value] extends [string]
    ? typeof String
    : [Value] extends [boolean]
      ? typeof Boolean
      : [Value] extends [Date]
        ? typeof Date
        : [Value] extends [Buffer]
          ? typeof Buffer
          : [Value] extends [readonly (infer Item)[]]
            ? Kind<Item>[] | typeof Schema.Types.Mixed
            : typeof Schema.Types.Mixed | Schema<Value>;

/** A row that lacks a path is read with its default, so a new path must have one, or be optional in the row. */
type Absent<Value, Row> =
  | { required: true | ((this: Row) => boolean) }
  | { default: Exclude<Value, undefined> }
  | (undefined extends Value ? { required?: false } : never);

type Path<Value, Row> = Absent<Value, Row> & {
  type: Kind<NonNullable<Value>>;
  immutable?: boolean;
  maxlength?: number;
  enum?: readonly Value[];
};

/** Exactly one path for each member of the row; a missing or an extra one does not compile. */
export type Paths<Row> = { [Key in keyof Row]-?: Path<Row[Key], Row> };

type Index = readonly [keys: IndexDefinition, options?: IndexOptions];

/** The schema of an object within a row, which is written and read in the same way as the row. */
export function part<Value>(paths: Paths<Value>): Schema<Value> {
  return new Schema(paths as never, { _id: false, minimize: false, strict: 'throw' }) as unknown as Schema<Value>;
}

/**
 * A collection of one shape. Unknown fields are refused on writing (StrictModeError). On reading, missing fields get their default, and a
 * newer release's fields are skipped: old and new rows are both valid. A filter sees rows as stored: a migration writes a new member into
 * old rows before a filter names it. A projection written as a literal (`{ name: 1 }`, or `as const`) decides the result's type.
 * `.cursor()` of a query completes its rows too. Raw access to the driver (`.collection`) and aggregation do neither.
 */
export function collection<Row extends { _id: unknown }>(
  name: string,
  paths: Paths<Row>,
  indexes: readonly Index[] = [],
): Model<Row> {
  const schema = new Schema(paths as never, {
    collection: name,
    versionKey: false,
    minimize: false,
    strict: 'throw',
    strictQuery: 'throw',
  });
  for (const [keys, options] of indexes) schema.index(keys, options);
  const known = knownOf(paths);
  const readings = ['find', 'findOne', 'findOneAndUpdate', 'findOneAndDelete'] as const;
  // Even where it was forgotten: mongoose's documents would contain unknown fields.
  schema.pre([...readings], function () {
    this.lean();
  });
  schema.post([...readings], function (result: unknown) {
    const isRead = reads(this.projection());
    for (const row of Array.isArray(result) ? result : [result]) if (row) complete(row, known, isRead);
  });
  return mongoose.model(name, schema) as unknown as Model<Row>;
}

/** The default of each member, and the members of a part. */
type Known = Map<string, { default?: unknown; members?: Known }>;

function knownOf(paths: object): Known {
  const entries = Object.entries(paths as Record<string, { type: unknown; default?: unknown }>);
  return new Map(
    entries.map(([member, path]) => {
      // For mixed types mongoose turns an empty object or list into a function.
      const made = typeof path.default === 'function' && { default: path.default() };
      return [member, { ...path, ...made, ...(path.type instanceof Schema && { members: knownOf(path.type.obj) }) }];
    }),
  );
}

/** Whether a projection, inclusive or exclusive, includes a path or a part of it. */
function reads(projection: Record<string, unknown> | null | undefined): (path: string) => boolean {
  const parts = Object.entries(projection ?? {});
  const isInclusive = parts.some(([path, value]) => value && (path !== '_id' || parts.length === 1));
  const named = parts.filter(([, value]) => Boolean(value) === isInclusive).map(([path]) => path);
  const within = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`);
  return isInclusive
    ? path => named.some(name => within(path, name) || within(name, path))
    : path => !named.some(name => within(path, name));
}

function complete(row: Record<string, unknown>, known: Known, isRead: (path: string) => boolean, inside = ''): void {
  for (const member of Object.keys(row)) if (!known.has(member)) delete row[member];
  for (const [member, path] of known) {
    const value = row[member];
    if (value === undefined && 'default' in path && isRead(inside + member)) row[member] = copyOf(path.default);
    else if (path.members && value) complete(value as typeof row, path.members, isRead, `${inside}${member}.`);
  }
}

/** structuredClone takes microseconds even for values that need no copy. */
function copyOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? structuredClone(value) : value;
}
