/** Exit codes of the launcher, as listed in the README of this package. */
export const exitCode = {
  crashed: 1,
  portTaken: 2,
  diskFull: 3,
  folderUnusable: 4,
  alreadyRunning: 5,
  pieceMissing: 6,
  refused: 7,
} as const;

export type FailureKind = keyof typeof exitCode;

/** An expected reason why the stack cannot run; its message is one sentence for the user at the terminal. */
export class Failure extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
