/** Where "Start Free Assessment" leads: to /auth, opened at Register. */
export const toRegister = { to: '/auth', state: { register: {} } };
