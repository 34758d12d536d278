/** A user at the simulated identity provider. */
export type SimulatedPerson = {
  subject: string;
  name: string;
  username: string;
  email: string;
  isEmailVerified: boolean;
  groups: string[];
  /** Their sign-in methods, as in RFC 8176. */
  methods: string[];
};

function person(username: string, name: string, more: Partial<SimulatedPerson> = {}): SimulatedPerson {
  return {
    subject: `simulated-${username}`,
    name,
    username,
    email: `${username}@staff.example`,
    isEmailVerified: true,
    groups: [],
    methods: ['pwd', 'mfa'],
    ...more,
  };
}

/** A company's staff, with possible problems. */
export const STAFF: readonly SimulatedPerson[] = [
  person('olivia', 'Olivia Owner', { groups: ['Compliance owners'] }),
  person('max', 'Max Manager', { groups: ['Compliance managers'] }),
  person('rita', 'Rita Reader'),
  person('una', 'Una Unverified', { isEmailVerified: false }),
  person('paul', 'Paul Password-only', { methods: ['pwd'] }),
];
