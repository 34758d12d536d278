/** The one small question by which a visit begins; also asked by a script of its own, ahead of all others (web/publicPages.ts). */
export const fetchSessionUser = {
  path: '/graphql',
  request: {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        'query Me { me { id username companyName isAdmin isEmailVerified role organisationCount memberCount unreadNotifications } }',
      operationName: 'Me',
    }),
  },
};
