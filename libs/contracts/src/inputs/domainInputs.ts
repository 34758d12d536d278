import { z } from 'zod';

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A domain of a company's addresses, for example 'firm.example', in its DNS form: lower case, with other letters as xn--. */
export const Domain = z
  .string('is required')
  .trim()
  .toLowerCase()
  .max(253, 'is too long')
  .refine(
    name => name.includes('.') && name.split('.').every(label => LABEL.test(label)) && !/^[\d.]+$/.test(name),
    'must be a domain, for example firm.example',
  );

/** The fields of `addDomain`, `checkDomain` and `removeDomain`. */
export const DomainInput = z.object({ domain: Domain });
