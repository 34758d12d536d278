/** Limits of inputs and uploads, for the inputs here and the web's forms. It imports nothing, so that the web loads nothing with it. */

/**
 * Against abuse, the same for every plan and far above honest use: no plan sells fewer. Assessments that an account may start per day
 * (UTC), and maximum per system.
 */
export const MAX_ASSESSMENTS_A_DAY = 200;
export const MAX_ASSESSMENTS_OF_A_SYSTEM = 500;

/** The most answers saved together. */
export const MAX_ANSWERS_AT_ONCE = 300;

/** The most systems changed together. */
export const MAX_SYSTEMS_AT_ONCE = 200;

/** The most accounts that an administrator can change together. */
export const MAX_USERS_AT_ONCE = 100;

/** The most characters of a name: a system's, a company's. */
export const MAX_NAME_LENGTH = 255;
export const MAX_FULL_NAME_LENGTH = 200;
export const MAX_TEXT_LENGTH = 5_000;
/** The most characters of a note on a question, and of a question to a colleague about it. */
export const MAX_NOTE_LENGTH = 2_000;
export const MAX_FLAG_LENGTH = 300;
/** Characters of a recorded fact that is a text; a line has those of a name. */
export const MAX_FACT_LENGTH = 2_000;
/** The most characters of a fact that is a list of provisions. A cell of a workbook holds 32,767. */
export const MAX_LONG_FACT_LENGTH = 30_000;
/** The most characters of an organisation's own reference for a system. */
export const MAX_REFERENCE_LENGTH = 100;
/**
 * The most own fields of an organisation, the most characters of a field's name, the most choices of a field, and the most characters of
 * a choice.
 */
export const MAX_OWN_FIELDS = 20;
export const MAX_OWN_FIELD_NAME_LENGTH = 40;
export const MAX_CHOICES = 50;
export const MAX_CHOICE_LENGTH = 100;
/** The most members mentioned in one comment. */
export const MAX_MENTIONS = 20;
/** Maximum characters in the title of an own action. */
export const MAX_ACTION_LENGTH = 500;
export const MAX_EMAIL_LENGTH = 254;
/** The most months after which an organisation can require reassessments. */
export const MAX_REASSESS_MONTHS = 60;

/** The media types of evidence files, by file extension. */
export const mediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  csv: 'text/csv',
  json: 'application/json',
  txt: 'text/plain',
  eml: 'message/rfc822',
  zip: 'application/zip',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;
export type FileEnding = keyof typeof mediaTypes;

const qmsEndings = ['.pdf', '.doc', '.docx', '.xlsx', '.jpg', '.png'];
const wrongQmsEnding = 'Please choose a .pdf, .doc, .docx, .xlsx, .jpg or .png file.';
export const evidenceFile = {
  endings: Object.keys(mediaTypes).map(kind => `.${kind}`),
  maxBytes: 20 * 1024 * 1024,
  wrongEnding:
    'Please choose a .pdf, .doc, .docx, .xlsx, .pptx, .odt, .csv, .json, .txt, .eml, .zip, .jpg or .png file.',
  tooLarge: 'The file is larger than 20 MB.',
};

/** The allowed file extensions, for a requirement of the QMS checklist and for other targets. */
export const evidenceEndings = (supports: string) =>
  supports.startsWith('qms-')
    ? { endings: qmsEndings, wrongEnding: wrongQmsEnding }
    : { endings: evidenceFile.endings, wrongEnding: evidenceFile.wrongEnding };

/**
 * The limits for an imported file of AI systems; `pageRows` are written together. A mapping fits into an address, or is sent as a
 * separate part.
 */
export const systemsFile = {
  maxBytes: 10 * 1024 * 1024,
  tooLarge: 'The file is larger than 10 MB.',
  mostRows: 5_000,
  pageRows: 200,
  mapping: { inAddress: 8 * 1024, inBody: 256 * 1024 },
};

/** The limits for a file about a model: a model card, or a CycloneDX ML-BOM. */
export const modelFile = { maxBytes: 2 * 1024 * 1024, tooLarge: 'The file is larger than 2 MB.' };

/** The storage limit of an organisation's evidence, in every plan. */
export const fileStorage = {
  maxBytes: 2 * 1024 ** 3,
  /** Share from which users are warned. */
  warnFrom: 0.8,
};

export const logoFile = { maxBytes: 200 * 1024, tooLarge: 'The logo is larger than 200 KB.' };

/** The limits for links for recipients without an account: days of validity, and characters. */
export const MAX_LINK_DAYS = 90;
export const MAX_LABEL_LENGTH = 100;
export const MAX_MESSAGE_LENGTH = 1_000;
/** Maximum reports per audit room and per page, and bytes of its files. */
export const MAX_ROOM_REPORTS = 1_000;
export const ROOM_PAGE = 50;
/** The most months of the organisation's log that an audit room can show, and the most entries. */
export const MAX_ROOM_LOG_MONTHS = 12;
export const MAX_ROOM_LOG = 2_000;
export const roomFiles = {
  maxBytes: 2 * 1024 ** 3,
  tooLarge: 'The files of this room would take more than 2 GB. Please choose fewer systems or files.',
};
export const MIN_PASSCODE_LENGTH = 6;
export const MAX_PASSCODE_LENGTH = 64;

/** Limits of a supplier's request: own questions and their characters, number of sends, and files with their bytes. */
export const MAX_OWN_QUESTIONS = 10;
export const MAX_QUESTION_LENGTH = 300;
export const MAX_SENDS = 10;
export const MAX_SUPPLIER_FILES = 20;
export const supplierFiles = { maxBytes: 100 * 1024 * 1024 };

/** The most policies of an organisation, versions of a policy, and characters of a version. */
export const MAX_POLICIES = 200;
export const MAX_POLICY_VERSIONS = 50;
export const MAX_POLICY_LENGTH = 50_000;
/** The most management reviews and internal audits of an organisation. */
export const MAX_MANAGEMENT_RECORDS = 500;
export const MAX_ACTIONS_AT_ONCE = 100;
