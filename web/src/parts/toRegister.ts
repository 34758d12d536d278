/** The target of "Start Free Assessment": /auth, opened at Register. */
export const toRegister = { to: '/auth', state: { register: {} } };
