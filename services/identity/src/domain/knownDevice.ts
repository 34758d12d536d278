/** A browser in a network from which an account has signed in. */
export type KnownDevice = {
  /** Derived from both, so that the same browser and network give the same device. */
  _id: string;
  /** For example 'Firefox on Linux'. */
  label: string;
  address: string;
  at: Date;
};
