/** The banks for new assessments, for the web client, which shows their dates and must not load their texts. */
export const currentVersions = { EU: 'eu-2026-11-27', UK: 'uk-2026-11-27' } as const;
