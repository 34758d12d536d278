import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';

const Fragment = graphql(`
  fragment StorageNote_storage on FileStorage {
    used
    limit
    isNearlyFull
  }
`);

/** The storage left for files, in hundredths of a gigabyte, with a warning before it is full. */
export function StorageNote(props: { storage: FragmentType<typeof Fragment> }) {
  const { used, limit, isNearlyFull } = readFragment(Fragment, props.storage);
  const sentence = `${gigabytes(used)} of the ${gigabytes(limit)} GB for your account's files are used.`;
  return isNearlyFull ? (
    <p role="status" className="figures mt-3 w-fit rounded-control bg-medium-soft px-3 py-2 text-sm text-medium">
      {sentence} Remove files that you no longer need. When the space is full, you cannot add any more.
    </p>
  ) : (
    <p className="figures mt-2 text-xs text-muted">{sentence}</p>
  );
}

const gigabytes = (bytes: number) => Math.ceil((bytes / 1024 ** 3) * 100) / 100;
