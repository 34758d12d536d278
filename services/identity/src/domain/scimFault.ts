/** An error for a directory in the form of RFC 7644: status and, where defined, `scimType`. */
export class ScimFault extends Error {
  readonly status: number;
  readonly scimType: string | undefined;

  constructor(status: number, scimType: string | undefined, detail: string) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

/** A resource of another organisation counts as missing, too. */
export const noSuch = (what: 'user' | 'group') => new ScimFault(404, undefined, `There is no such ${what}.`);
