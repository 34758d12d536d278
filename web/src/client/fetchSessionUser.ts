/** The small first query of a visit. A separate script also sends it, ahead of all others (web/publicPages.ts). */
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
